import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseScenario } from './parse.js';
import { runScenario } from './run.js';

const isScenarioFile = (name: string): boolean => name.endsWith('.yaml') || name.endsWith('.yml');

/** The scenario files of a file or folder, folders in depth, by name. */
const filesIn = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter(isScenarioFile)
        .sort()
        .map((name) => join(path, name))
    : [path];

/** Exit status: 0 as told, 1 different, 2 not a scenario. */
const check = (file: string): number => {
  const parsed = parseScenario(readFileSync(file, 'utf8'));
  if (!parsed.ok) {
    console.error(`invalid ${file}:${parsed.fault.line}: ${parsed.fault.message}`);
    return 2;
  }
  const difference = runScenario(parsed.scenario);
  if (difference === null) console.log(`ok ${file}`);
  else console.log(`failed ${file}: step ${difference.step}: ${difference.message}`);
  return difference === null ? 0 : 1;
};

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
    ? 'no such file or folder'
    : String(error);

/** What cannot be read at all is named as well; the other files still have their line. */
const orNamed = (path: string, act: () => number): number => {
  try {
    return act();
  } catch (error) {
    console.error(`invalid ${path}: ${reasonOf(error)}`);
    return 2;
  }
};

const checkPath = (path: string): number =>
  orNamed(path, () => {
    const files = filesIn(path);
    if (files.length > 0) return Math.max(...files.map((file) => orNamed(file, () => check(file))));
    console.error(`invalid ${path}: no scenario files (*.yaml) in it`);
    return 2;
  });

const paths = process.argv.slice(2);
if (paths.length === 0) console.error('usage: npm run scenarios -- FILE|FOLDER …');
process.exitCode = paths.length === 0 ? 2 : Math.max(...paths.map(checkPath));
