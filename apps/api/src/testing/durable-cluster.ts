import { jest } from '@jest/globals';
import { migrate } from '../../../../tools/lib/migrate.mjs';
import { startScratch } from '../../../../tools/lib/scratch.mjs';

export interface DurableCluster {
  readonly url: string;
  readonly ownerUrl: string;
  readonly logFile: string;
  drop(): Promise<void>;
}

/** A PostgreSQL of this test's own that forgets nothing it has committed, with an empty club in it. */
export const startDurableCluster = async (): Promise<DurableCluster> => {
  // What it does is news for whoever starts a club, not for a test's output.
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const scratch = await startScratch('club', {}).finally(() => {
    quiet.mockRestore();
  });
  const { cluster, folder } = scratch;
  const [url, ownerUrl] = [cluster.url('api', 'club'), cluster.url('owner', 'club')];
  await migrate(ownerUrl, url);
  return { url, ownerUrl, logFile: `${folder.path}/postgres.log`, drop: () => scratch.drop() };
};
