// @ts-check
import { spawn } from 'node:child_process';
import { identityOf, isAlive } from './identity.mjs';

/**
 * @typedef {import('./identity.mjs').Identity} Identity
 * @typedef {import('./folder.mjs').Folder} Folder
 * @typedef {NodeJS.Signals} Signal
 * @typedef {{ readonly name: string, readonly identity: Identity, readonly process: import('node:child_process').ChildProcess,
 *   readonly ended: Promise<string>, hasEnded(): boolean, stop(): Promise<void> }} Child
 */

/** Milliseconds a child may take to end after its stop signal, before it is killed. */
const PATIENCE = { postgres: 60_000, other: 12_000 };

/**
 * Starts a supervised child, in a process group of its own so that Ctrl-C reaches the supervisor alone,
 * which then stops its children in order. It is written down in the folder: should the supervisor be
 * killed, the next start ends what was left behind.
 * @param {Folder} folder
 * @param {string} name
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { stopSignal?: Signal, wholeGroup?: boolean }} options wholeGroup: its own
 *   children are stopped with it
 * @returns {Promise<Child>}
 */
export async function startChild(
  folder,
  name,
  command,
  args,
  { stopSignal = 'SIGTERM', wholeGroup = false, ...options },
) {
  const child = spawn(command, args, { detached: true, ...options });
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal === null ? `exit code ${code}` : `signal ${signal}`));
    child.once('error', (error) => resolve(error.message));
  });
  let over = false;
  void ended.then(() => (over = true));
  const identity = child.pid === undefined ? null : identityOf(child.pid);
  if (identity === null) throw new Error(`${name} did not start: ${await ended}`);
  const target = { name, ...identity, stopSignal, wholeGroup };
  folder.remember(target);
  return {
    name,
    identity,
    process: child,
    ended,
    hasEnded: () => over,
    async stop() {
      await endProcess(target);
      folder.forget(identity);
    },
  };
}

/**
 * Asks a process to stop, waits, and kills it when it does not listen. Does nothing when that very process is gone.
 * @param {import('./folder.mjs').Remembered} target
 */
export async function endProcess(target) {
  const isPostgres = target.name === 'postgres';
  signal(target, target.stopSignal);
  if (await gone(target, isPostgres ? PATIENCE.postgres : PATIENCE.other)) return;
  // SIGQUIT is PostgreSQL's immediate shutdown: it ends its own children, SIGKILL would orphan them.
  signal(target, isPostgres ? 'SIGQUIT' : 'SIGKILL');
  if (await gone(target, PATIENCE.other)) return;
  signal(target, 'SIGKILL');
  await gone(target, PATIENCE.other);
}

/** @param {import('./folder.mjs').Remembered} target @param {Signal} name */
function signal(target, name) {
  if (!isAlive(target)) return;
  try {
    process.kill(target.wholeGroup ? -target.pid : target.pid, name);
  } catch {
    // It ended between the look and the signal.
  }
}

/** @param {Identity} target @param {number} patience milliseconds */
async function gone(target, patience) {
  const until = performance.now() + patience;
  while (isAlive(target)) {
    if (performance.now() > until) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return true;
}
