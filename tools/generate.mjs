// @ts-check
/** Writes Prisma's client for the api, when the schema has changed. */
import { generateClient } from './lib/generate.mjs';

generateClient();
