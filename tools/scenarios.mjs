// @ts-check
/** `node tools/scenarios.mjs FILE|FOLDER …`: plays games told as files; its exit code is the worst of them. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { SCENARIOS } from './lib/build-stamp.mjs';
import { buildOnly } from './lib/build-only.mjs';
import { run } from './lib/say.mjs';

await run(async () => {
  await buildOnly(SCENARIOS);
  const main = path.join(import.meta.dirname, 'scenarios/dist/main.js');
  return spawnSync(process.execPath, [main, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1;
});
