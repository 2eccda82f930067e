// @ts-check
/** Builds what has changed, libraries before the apps that use them. */
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/say.mjs';
import { makeScratchFolder } from './lib/scratch-folder.mjs';
import { onStop } from './lib/signals.mjs';

await run(async () => {
  ensureInstalled();
  const scratch = await makeScratchFolder();
  try {
    await build(scratch.folder, (child) => onStop(() => void child.stop()));
  } finally {
    scratch.remove();
  }
});
