// @ts-check
import path from 'node:path';
import { CLUB, isBuilt, markBuilt } from './build-stamp.mjs';
import { startChild } from './child.mjs';
import { Refusal, say } from './say.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Builds what has changed since the last time, through Nx's cache; its output is shown when it fails.
 * @param {import('./folder.mjs').Folder} folder
 * @param {(child: import('./child.mjs').Child) => void} started
 * @param {import('./build-stamp.mjs').Product} product
 */
export async function build(folder, started, product = CLUB) {
  if (isBuilt(product)) {
    say('build: nothing has changed');
    return;
  }
  say('build: what has changed');
  const nx = path.join(root, 'node_modules/nx/dist/bin/nx.js');
  const child = await startChild(
    folder,
    'build',
    process.execPath,
    [nx, 'run-many', '-t', 'build', '-p', product.projects.join(','), '--parallel=2', '--outputStyle=static'],
    {
      cwd: root,
      wholeGroup: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NX_DAEMON: 'false',
        NX_TUI: 'false',
        NEXT_TELEMETRY_DISABLED: '1',
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
      },
    },
  );
  started(child);
  /** @type {string[]} */
  const output = [];
  for (const stream of [child.process.stdout, child.process.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => output.push(text));
  }
  const end = await child.ended;
  await child.stop();
  if (end !== 'exit code 0') {
    console.error(output.join(''));
    throw new Refusal(`the build failed (${end}, see above)`);
  }
  markBuilt(product);
  say('build: ready');
}
