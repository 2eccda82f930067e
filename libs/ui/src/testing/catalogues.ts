import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { LANGUAGES, keysOf, type Catalogue } from '../catalogue.js';

const catalogue: z.ZodType<Catalogue> = z.lazy(() => z.record(z.string(), z.union([z.string(), catalogue])));

const CALL = /\bt(?:\.rich)?\(\s*(['"`])([^'"`$]+)\1/g;

/** The catalogues of a folder, by language: one file each. */
export const readCatalogues = (folder: string): Record<string, Catalogue> =>
  Object.fromEntries(
    LANGUAGES.map((language) => {
      const text = readFileSync(path.join(folder, `${language}.json`), 'utf8');
      return [language, catalogue.parse(JSON.parse(text))];
    }),
  );

/** Placeholders of a message: `{seat}`, `{count, plural, …}`. */
const slotsOf = (text: string): string =>
  [...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name ?? ''))].sort().join();

const textsOf = (entry: Catalogue | string): string[] =>
  typeof entry === 'string' ? [entry] : Object.values(entry).flatMap(textsOf);

const textAt = (entry: Catalogue, key: string): string => {
  let at: Catalogue | string | undefined = entry;
  for (const name of key.split('.')) at = typeof at === 'object' ? at[name] : undefined;
  return typeof at === 'string' ? at : '';
};

/** Keys one language has and another has not, keys with other placeholders, empty texts. */
export const faultsOf = (catalogues: Record<string, Catalogue>): string[] => {
  const first = Object.values(catalogues)[0] ?? {};
  const keys = new Set(Object.values(catalogues).flatMap((one) => keysOf(one)));
  return Object.entries(catalogues).flatMap(([language, one]) => {
    const own = new Set(keysOf(one));
    const missing = [...keys].filter((key) => !own.has(key)).map((key) => `${language} has no ${key}`);
    const empty = textsOf(one).filter((text) => text.trim() === '').length;
    const other = [...own]
      .filter((key) => slotsOf(textAt(one, key)) !== slotsOf(textAt(first, key)))
      .map((key) => `${language} fills ${key} with other values`);
    return [...missing, ...other, ...(empty > 0 ? [`${language} has ${empty} empty texts`] : [])];
  });
};

/** Keys that the sources of a folder ask a translator for by name; composed keys are not found here. */
export const keysAskedFor = (folder: string): string[] => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|testing/.test(file));
  const asked = sources.flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(CALL)].map((match) => match[2] ?? ''),
  );
  return [...new Set(asked)].sort();
};
