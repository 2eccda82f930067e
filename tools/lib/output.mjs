// @ts-check
import { createInterface } from 'node:readline';
import { writeSync } from 'node:fs';
import { openLog } from './log-file.mjs';

/** Levels of pino's lines from which on a line is for the operator's screen too: warnings and worse. */
const WARNING = 40;

/**
 * Sends a child's output to a log file, and to the screen what concerns the operator: plain lines and warnings.
 * @param {import('./child.mjs').Child} child
 * @param {string} file
 * @param {(line: string) => boolean} takes a line it takes is kept from both
 */
export function follow(child, file, takes = () => false) {
  const { fd } = openLog(file);
  for (const input of [child.process.stdout, child.process.stderr]) {
    if (input === null) continue;
    createInterface({ input, crlfDelay: Infinity }).on('line', (line) => {
      if (takes(line)) return;
      writeSync(fd, `${line}\n`);
      if (isForOperator(line)) console.log(`  ${child.name}: ${line}`);
    });
  }
}

/** @param {string} line */
function isForOperator(line) {
  if (!line.startsWith('{')) return line.trim() !== '';
  try {
    return JSON.parse(line).level >= WARNING;
  } catch {
    return true;
  }
}
