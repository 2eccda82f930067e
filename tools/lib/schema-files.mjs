// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../prisma/schema');

/** The schema, one file a room. @returns {[path: string, text: string][]} */
export function schemaFiles() {
  const names = readdirSync(folder).filter((name) => name.endsWith('.prisma'));
  return names.sort().map((name) => [path.join(folder, name), readFileSync(path.join(folder, name), 'utf8')]);
}
