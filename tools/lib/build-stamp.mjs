// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const stamps = path.join(root, 'node_modules/.cache/killer-club');
const SHARED_INPUTS = ['libs', 'package-lock.json', 'tsconfig.base.json', 'nx.json'];

/**
 * What is built at once: Nx projects, where their sources stand, and files that show they are built.
 * @typedef {{ readonly name: string, readonly projects: readonly string[], readonly inputs: readonly string[], readonly outputs: readonly string[] }} Product
 */

/** @type {Product} */
export const CLUB = {
  name: 'club',
  projects: ['@killer-club/api', '@killer-club/play', '@killer-club/admin'],
  inputs: [...SHARED_INPUTS, 'apps', 'prisma/schema'],
  outputs: ['apps/api/dist/main.js', 'apps/play/dist/index.html', 'apps/admin/.next/BUILD_ID'],
};

/** @type {Product} */
export const SCENARIOS = {
  name: 'scenarios',
  projects: ['@killer-club/scenarios'],
  inputs: [...SHARED_INPUTS, 'tools/scenarios'],
  outputs: ['tools/scenarios/dist/main.js'],
};

/** @type {Product} */
export const DEMO = {
  name: 'demo',
  projects: ['@killer-club/api', '@killer-club/play', '@killer-club/demo'],
  inputs: [...SHARED_INPUTS, 'apps/api', 'apps/play', 'tools/demo', 'prisma/schema'],
  outputs: ['apps/api/dist/main.js', 'apps/play/dist/index.html', 'tools/demo/dist/main.js'],
};

const NOT_INPUT = /^(dist|\.next|node_modules|generated|next-env\.d\.ts|.*\.spec\.tsx?|.*\.tsbuildinfo)$/;

/**
 * Whether nothing was touched since the last build: asking Nx costs seconds, looking at sizes and times does not.
 * Nx still decides what of it is really to be built.
 * @param {Product} product
 */
export function isBuilt(product) {
  const isThere = product.outputs.every((file) => existsSync(path.join(root, file)));
  return isThere && readIfThere(path.join(stamps, product.name)) === fingerprint(product);
}

/** @param {Product} product */
export function markBuilt(product) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(path.join(stamps, product.name), fingerprint(product));
}

/** @param {Product} product */
function fingerprint({ inputs }) {
  const hash = createHash('sha256');
  for (const input of inputs) for (const line of linesOf(input)) hash.update(line);
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
