// @ts-check
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCluster } from './cluster.mjs';
import { holdFolder } from './folder.mjs';
import { prepareDatabase } from './roles.mjs';
import { Refusal } from './say.mjs';
import { readSecrets } from './secrets.mjs';

const PREFIX = 'killer-club-scratch-';

/** What a throw-away cluster needs not survive. */
const CARELESS = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

/**
 * A throw-away cluster in a temporary folder: never the data of a club.
 * @typedef {{ readonly folder: import('./folder.mjs').Folder, readonly cluster: import('./cluster.mjs').Cluster, drop(): Promise<void> }} Scratch
 * @param {string} database
 * @returns {Promise<Scratch>}
 */
export async function startScratch(database) {
  await sweep();
  const dir = mkdtempSync(path.join(tmpdir(), PREFIX));
  chmodSync(dir, 0o711);
  const folder = await holdFolder(dir);
  const cluster = await startCluster(folder, { settings: CARELESS });
  await prepareDatabase(cluster, readSecrets(folder.path, false), database, 'createdb');
  return {
    folder,
    cluster,
    async drop() {
      await cluster.child.stop();
      remove(folder.path);
    },
  };
}

/**
 * @template T
 * @param {(ownerUrl: string, apiUrl: string) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withScratchDatabase(use) {
  const scratch = await startScratch('club');
  try {
    return await use(scratch.cluster.url('owner', 'club'), scratch.cluster.url('api', 'club'));
  } finally {
    await scratch.drop();
  }
}

/** Ends and removes what killed runs left behind; folders of living runs are theirs. */
async function sweep() {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const dir = path.join(tmpdir(), name);
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
