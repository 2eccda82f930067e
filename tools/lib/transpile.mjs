// @ts-check
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformFile } from '@swc/core';

const root = path.resolve(import.meta.dirname, '../..');
const LIBRARIES = ['rules', 'protocol', 'bots'];
const NOT_RUN = /\.spec\.ts$|\.d\.ts$|[/\\](testing|proofs)[/\\]/;

/**
 * The api's program from the sources as they stand, types taken away and not looked at: what a test may start and
 * kill without waiting for a build. Below the api's own packages, so that it finds them.
 * @returns {Promise<{ readonly main: string, remove(): void }>}
 */
export async function transpileApi() {
  const cache = path.join(root, 'apps/api/node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const dir = mkdtempSync(path.join(cache, 'api-'));
  const program = path.join(dir, 'apps/api/src');
  await transpile(path.join(root, 'apps/api/src'), program);
  writeFileSync(path.join(dir, 'package.json'), JSON.stringify({ type: 'module' }));
  for (const name of LIBRARIES) {
    const library = path.join(dir, 'node_modules/@killer-club', name);
    await transpile(path.join(root, 'libs', name, 'src'), library);
    const manifest = { name: `@killer-club/${name}`, type: 'module', exports: './index.js' };
    writeFileSync(path.join(library, 'package.json'), JSON.stringify(manifest));
  }
  return {
    main: path.join(program, 'main.js'),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}

/** @param {string} from @param {string} to */
async function transpile(from, to) {
  const files = readdirSync(from, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts') && !NOT_RUN.test(`/${file}`));
  await Promise.all(
    sources.map(async (file) => {
      const { code } = await transformFile(path.join(from, file), {
        swcrc: false,
        jsc: {
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
          target: 'es2022',
        },
        module: { type: 'es6' },
      });
      const target = path.join(to, file.replace(/\.ts$/, '.js'));
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, code);
    }),
  );
}
