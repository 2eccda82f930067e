// @ts-check
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { schemaFiles } from './schema-files.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const target = path.join(root, 'apps/api/src/generated/prisma');
const mark = path.join(target, '.of-schema');

/** Writes Prisma's client into the api's sources, when the schema has changed. */
export function generateClient() {
  const wanted = fingerprint();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  const prisma = path.join(root, 'node_modules/prisma/build/index.js');
  const made = spawnSync(process.execPath, [prisma, 'generate', '--no-hints'], {
    cwd: root,
    encoding: 'utf8',
    // Never run by generate, but looked for, and downloaded when not named: any executable will do.
    env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: '1' },
  });
  if (made.status !== 0) throw new Error(`prisma generate failed:\n${made.stdout}\n${made.stderr}`);
  writeFileSync(mark, wanted);
}

function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'node_modules/prisma/package.json')));
  for (const [file, text] of schemaFiles()) hash.update(path.basename(file)).update(text);
  return hash.digest('hex');
}
