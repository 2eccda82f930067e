// @ts-check
import { rmSync } from 'node:fs';
import { startCluster } from './cluster.mjs';
import { prepareDatabase } from './roles.mjs';
import { makeScratchFolder } from './scratch-folder.mjs';
import { readSecrets } from './secrets.mjs';

/** What a throw-away cluster needs not survive. */
const CARELESS = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

/**
 * A throw-away cluster in a temporary folder: never the data of a club.
 * @typedef {{ readonly folder: import('./folder.mjs').Folder, readonly cluster: import('./cluster.mjs').Cluster, drop(): Promise<void> }} Scratch
 * @param {string} database
 * @param {Readonly<Record<string, string>>} [settings] PostgreSQL's; durable where a run must show durability
 * @returns {Promise<Scratch>}
 */
export async function startScratch(database, settings = CARELESS) {
  const { folder, remove } = await makeScratchFolder();
  const cluster = await startCluster(folder, { settings });
  await prepareDatabase(cluster, readSecrets(folder.path, false), database, { forTests: true });
  return {
    folder,
    cluster,
    async drop() {
      await cluster.child.stop();
      rmSync(cluster.home, { recursive: true, force: true });
      remove();
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
