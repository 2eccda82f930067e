import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { clearStaleLock } from './postmaster.mjs';

let data: string;

beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'postmaster-spec-'));
});

afterEach(() => {
  rmSync(data, { recursive: true, force: true });
});

describe('postmaster.pid of a killed server', () => {
  it.each([
    ['whose number nobody has', '4194304'],
    ['whose number another program has by now', String(process.pid)],
  ])('is removed, %s', (_case, pid) => {
    const file = path.join(data, 'postmaster.pid');
    writeFileSync(file, `${pid}\n${data}\n`);
    clearStaleLock(data, data);
    expect(existsSync(file)).toBe(false);
  });

  it('may be missing', () => {
    expect(() => {
      clearStaleLock(data, data);
    }).not.toThrow();
  });
});
