// @ts-check
/** Builds what has changed, libraries before the apps that use them. */
import { buildOnly } from './lib/build-only.mjs';
import { CLUB } from './lib/build-stamp.mjs';
import { run } from './lib/say.mjs';

await run(() => buildOnly(CLUB));
