// @ts-check
import { chmodSync, openSync, statSync, truncateSync } from 'node:fs';

/** Bytes after which the log of earlier runs is dropped at a start. */
const LIMIT = 10_000_000;

/** Opens a log of the data folder, for this user's eyes. @param {string} file @returns {{ fd: number, from: number }} from: where this run begins */
export function openLog(file) {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LIMIT) truncateSync(file);
  const fd = openSync(file, 'a', 0o600);
  chmodSync(file, 0o600);
  return { fd, from: statSync(file).size };
}
