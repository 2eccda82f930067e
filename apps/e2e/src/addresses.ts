import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const filesUnder = (folder: string, ending: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(ending),
  );

const CONTROLLER = /@Controller\('([^']*)'\)/;
const GET = /@Get\((?:'([^']*)')?\)/g;

/** Every address that answers GET, as the api's controllers declare them: one added later is found too. */
export const apiAddresses = (): string[] =>
  filesUnder('apps/api/src', '.ts')
    .map((file) => readFileSync(path.join(ROOT, 'apps/api/src', file), 'utf8'))
    .flatMap((source) => {
      const [, base] = CONTROLLER.exec(source) ?? [];
      if (base === undefined) return [];
      return [...source.matchAll(GET)].map(([, own = '']) => `/${base}/${own}`.replace(/\/$/, ''));
    });

/** Every page of the dashboard, as its folders name them: one added later is found too. */
export const dashboardPages = (): string[] =>
  filesUnder('apps/admin/src/app', 'page.tsx')
    .map((file) => path.dirname(`/${file}`).replaceAll(/\/\([^)]*\)/g, ''))
    .map((page) => (page === '' ? '/' : page));
