import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { holdFolder } from './folder.mjs';
import { identityOf, isAlive } from './identity.mjs';

let dir: string;
const strays: ChildProcess[] = [];

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'folder-spec-'));
});

afterEach(() => {
  for (const stray of strays.splice(0)) stray.kill('SIGKILL');
  rmSync(dir, { recursive: true, force: true });
});

function sleeper(): { pid: number; born: string } {
  const child = spawn('sleep', ['300'], { stdio: 'ignore' });
  strays.push(child);
  const identity = identityOf(child.pid ?? 0);
  if (identity === null) throw new Error('sleep did not start');
  return identity;
}

async function departed(): Promise<{ pid: number; born: string }> {
  const identity = sleeper();
  const child = strays.pop();
  child?.kill('SIGKILL');
  if (child) await once(child, 'exit');
  return identity;
}

function leave(supervisor: object, children: readonly object[]): void {
  writeFileSync(path.join(dir, 'running.json'), JSON.stringify({ supervisor, children }));
}

const asChild = { name: 'sleeper', stopSignal: 'SIGTERM', wholeGroup: false };

describe('a data folder', () => {
  it('is refused while another instance holds it', async () => {
    const holder = sleeper();
    leave(holder, []);
    await expect(holdFolder(dir)).rejects.toThrow(`DATA_DIR=${dir} is in use by another running instance`);
    expect(isAlive(holder)).toBe(true);
  });

  it('is taken over from a killed instance, whose children are ended first', async () => {
    const orphan = sleeper();
    leave(await departed(), [{ ...asChild, ...orphan }]);
    await holdFolder(dir);
    expect(isAlive(orphan)).toBe(false);
  });

  it('leaves a process alone that has the number of a former child', async () => {
    const stranger = sleeper();
    leave(await departed(), [{ ...asChild, pid: stranger.pid, born: 'another time' }]);
    await holdFolder(dir);
    expect(isAlive(stranger)).toBe(true);
  });

  it('is free again once its children are stopped', async () => {
    const folder = await holdFolder(dir);
    const child = { name: 'sleeper', stopSignal: 'SIGTERM' as const, wholeGroup: false, ...sleeper() };
    folder.remember(child);
    folder.release();
    expect(readFileSync(path.join(dir, 'running.json'), 'utf8')).toContain(String(child.pid));
    folder.forget(child);
    folder.release();
    expect(existsSync(path.join(dir, 'running.json'))).toBe(false);
  });

  it('names DATA_DIR when it cannot be made', async () => {
    writeFileSync(path.join(dir, 'file'), '');
    await expect(holdFolder(path.join(dir, 'file', 'data'))).rejects.toThrow(/^DATA_DIR=/);
  });
});
