// @ts-check
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { holdFolder } from './folder.mjs';
import { Refusal } from './say.mjs';

const PREFIX = 'killer-club-';

/**
 * A temporary folder, held like a data folder: what a killed run left behind is ended and removed by the next one.
 * @typedef {{ readonly folder: import('./folder.mjs').Folder, remove(): void }} ScratchFolder
 * @returns {Promise<ScratchFolder>}
 */
export async function makeScratchFolder() {
  await sweep();
  const dir = mkdtempSync(path.join(tmpdir(), PREFIX));
  // As root the database's own user must pass through.
  chmodSync(dir, 0o711);
  const folder = await holdFolder(dir);
  return { folder, remove: () => remove(dir) };
}

/** Folders of living runs, and of other users, are theirs. */
async function sweep() {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const dir = path.join(tmpdir(), name);
    if (!existsSync(path.join(dir, 'running.json'))) continue; // being made at this moment
    try {
      await holdFolder(dir);
      remove(dir);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

/** @param {string} dir */
function remove(dir) {
  rmSync(dir, { recursive: true, force: true });
}
