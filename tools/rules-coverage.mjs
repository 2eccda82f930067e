// @ts-check
/** `node tools/rules-coverage.mjs`: every clause of the rulebook with what proves it; exit code 1 where something is missing. */
import path from 'node:path';
import { clauseProofs } from './lib/clause-proofs.mjs';
import { coverageOf, linesOf } from './lib/clause-coverage.mjs';
import { readClauses } from './lib/clauses.mjs';
import { run } from './lib/say.mjs';

const root = path.resolve(import.meta.dirname, '..');

await run(async () => {
  const coverage = coverageOf(readClauses(), clauseProofs(root));
  console.log(linesOf(coverage).join('\n'));
  return coverage.faults.length === 0 ? 0 : 1;
});
