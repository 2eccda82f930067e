// @ts-check
import path from 'node:path';
import { startChild } from './child.mjs';
import { say } from './say.mjs';
import { makeScratchFolder } from './scratch-folder.mjs';
import { onStop } from './signals.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** @typedef {(script: string) => Promise<boolean>} RunScript whether it went well */

/**
 * Runs lanes of npm scripts at the same time. What a script says is shown whole when it has ended, and every lane is
 * told to its end or to its first failure, whatever becomes of the others.
 * @param {readonly (readonly string[])[]} lanes
 * @returns {Promise<number>} exit code: 0 where every script went well
 */
export async function sideBySide(lanes) {
  const { folder, remove } = await makeScratchFolder();
  /** @type {Set<import('./child.mjs').Child>} */
  const children = new Set();
  let stopping = false;
  onStop(() => {
    stopping = true;
    for (const child of children) void child.stop();
  });
  /** @type {RunScript} */
  const runScript = async (script) => {
    if (stopping) return false;
    const child = await startChild(folder, script, 'npm', ['run', '--silent', script], {
      cwd: root,
      wholeGroup: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    const output = await outputOf(child);
    const end = await child.ended;
    children.delete(child);
    await child.stop();
    say(`${script}: ${end}`);
    process.stdout.write(output);
    return end === 'exit code 0';
  };
  try {
    const went = await Promise.all(lanes.map((lane) => follow(lane, runScript)));
    return went.every(Boolean) ? 0 : 1;
  } finally {
    remove();
  }
}

/** @param {readonly string[]} lane @param {RunScript} runScript */
async function follow(lane, runScript) {
  for (const script of lane) if (!(await runScript(script))) return false;
  return true;
}

/** All of it, when both streams have ended. @param {import('./child.mjs').Child} child @returns {Promise<string>} */
function outputOf({ process: { stdout, stderr } }) {
  return new Promise((resolve) => {
    /** @type {string[]} */
    const output = [];
    let open = 2;
    for (const stream of [stdout, stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => output.push(text));
      stream?.once('close', () => {
        open -= 1;
        if (open === 0) resolve(output.join(''));
      });
    }
  });
}
