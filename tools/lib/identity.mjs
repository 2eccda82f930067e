// @ts-check
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * A process number alone names nothing: numbers are used again. With the start time (and the boot it
 * counts from) it names one process for ever.
 * @typedef {{ readonly pid: number, readonly born: string }} Identity
 */

/** @param {number} pid @returns {Identity | null} null: no such process is alive */
export function identityOf(pid) {
  const born = process.platform === 'linux' ? bornOnLinux(pid) : bornByPs(pid);
  return born === null ? null : { pid, born };
}

/** @param {Identity} identity */
export function isAlive(identity) {
  return identityOf(identity.pid)?.born === identity.born;
}

/** @param {number} pid */
function bornOnLinux(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name in parentheses may hold spaces; state is the first field after it, start time the 20th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return null;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}/${fields[19]}`;
  } catch {
    return null;
  }
}

/** @param {number} pid */
function bornByPs(pid) {
  const ps = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  const born = (ps.stdout ?? '').trim();
  return born === '' ? null : born;
}
