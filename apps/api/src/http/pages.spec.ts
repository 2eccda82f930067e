import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { servePages } from './pages.js';

@Module({})
class Nothing {}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pages-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), '<html><body class="x"><p>club</p></body></html>');
  await writeFile(path.join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(path.join(folder, 'assets/index-1a2b.js'), 'export {};');
});
afterAll(() => rm(folder, { recursive: true }));

const serving = async (
  demo: boolean,
  look: (get: (address: string) => Promise<Response>) => Promise<void>,
): Promise<void> => {
  const app = await NestFactory.create<NestExpressApplication>(
    Nothing,
    Object.freeze({ logger: false } as const),
  );
  servePages(app, demo, folder);
  await app.listen(0, '127.0.0.1');
  const base = await app.getUrl();
  try {
    await look((address) => fetch(`${base}${address}`, { headers: { accept: 'text/html,*/*' } }));
  } finally {
    await app.close();
  }
};

describe('the members’ client', () => {
  it('is asked for anew, save files named by their content', () =>
    serving(false, async (get) => {
      for (const [address, cache] of [
        ['/', 'no-cache'],
        ['/games/some-game', 'no-cache'],
        // A link as it stands in a sentence, or as somebody has bent it: the client says what is wrong.
        ['/games/some-game.', 'no-cache'],
        ['/games/..%2Fme', 'no-cache'],
        ['/favicon.svg', 'no-cache'],
        ['/assets/index-1a2b.js', 'public, max-age=31536000, immutable'],
      ] as const) {
        const { status, headers } = await get(address);
        expect([address, status, headers.get('cache-control')]).toEqual([address, 200, cache]);
      }
      const missing = await get('/assets/index-gone.js');
      expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, null]);
    }));

  it('says on every page that a demonstration is one', async () => {
    await serving(true, async (get) => {
      for (const address of ['/', '/games/some-game', '/index.html'])
        expect(await (await get(address)).text()).toContain('Demonstration: ');
    });
    await serving(false, async (get) => {
      expect(await (await get('/')).text()).not.toContain('Demonstration: ');
    });
  });
});
