// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const PACKAGE = path.join(root, 'node_modules/@sparticuz/chromium');
const cache = path.join(root, 'node_modules/.cache/killer-club');
const UNPACK = `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`;

/**
 * The browser of the browser tests, unpacked once for all of them: the package itself would do it in every process
 * that asks, all into one folder of the machine, where one of them starts what another is still writing.
 * @returns {string} its path
 */
export function unpackBrowser() {
  const { version } = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8'));
  const home = path.join(cache, `chromium-${version}`);
  const browser = path.join(home, 'chromium');
  if (existsSync(browser)) return browser;
  mkdirSync(cache, { recursive: true });
  // Made beside and renamed: nobody ever sees half a browser.
  const fresh = mkdtempSync(path.join(cache, 'chromium-new-'));
  try {
    const made = spawnSync(process.execPath, ['--input-type=module', '--eval', UNPACK], {
      cwd: path.join(root, 'apps/e2e'),
      encoding: 'utf8',
      env: { ...process.env, TMPDIR: fresh },
    });
    if (made.status !== 0) throw new Error(`the browser was not unpacked: ${made.stderr}`);
    takePlace(fresh, home);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return browser;
}

/** Another run may have been quicker: its browser is as good. @param {string} fresh @param {string} home */
function takePlace(fresh, home) {
  try {
    renameSync(fresh, home);
  } catch (error) {
    if (!existsSync(path.join(home, 'chromium'))) throw error;
  }
}
