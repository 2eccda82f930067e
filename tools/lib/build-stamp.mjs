// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const stampFile = path.join(root, 'node_modules/.cache/killer-club/build');
const INPUTS = ['apps', 'libs', 'prisma/schema', 'package-lock.json', 'tsconfig.base.json', 'nx.json'];
const OUTPUTS = ['apps/api/dist/main.js', 'apps/play/dist/index.html', 'apps/admin/.next/BUILD_ID'];
const NOT_INPUT = /^(dist|\.next|node_modules|generated|next-env\.d\.ts|.*\.spec\.tsx?|.*\.tsbuildinfo)$/;

/**
 * Whether anything was touched since the last build: asking Nx costs seconds, looking at sizes and times does not.
 * Nx still decides what of it is really to be built.
 */
export function isBuilt() {
  return (
    OUTPUTS.every((file) => existsSync(path.join(root, file))) && readIfThere(stampFile) === fingerprint()
  );
}

export function markBuilt() {
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, fingerprint());
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const input of INPUTS) for (const line of linesOf(input)) hash.update(line);
  return hash.digest('hex');
}

/** @param {string} at path below the root @returns {Generator<string>} a line for each file */
function* linesOf(at) {
  const stat = statSync(path.join(root, at));
  if (!stat.isDirectory()) {
    yield `${at} ${stat.size} ${stat.mtimeMs}\n`;
    return;
  }
  for (const name of readdirSync(path.join(root, at)).sort()) {
    if (!NOT_INPUT.test(name)) yield* linesOf(path.join(at, name));
  }
}

/** @param {string} file */
function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
