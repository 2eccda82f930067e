// @ts-check
import { writeFileSync } from 'node:fs';
import { END_MS } from './jest-limits.mjs';

/**
 * A jest reporter that writes the counts of the run to the file named by TEST_COUNTS_FILE, and ends a run
 * that a suite left something running in.
 */
export default class Counts {
  /** @param {unknown} _contexts @param {import('@jest/reporters').AggregatedResult} results */
  onRunComplete(_contexts, results) {
    const file = process.env['TEST_COUNTS_FILE'];
    if (file === undefined) return;
    writeFileSync(
      file,
      JSON.stringify({
        passed: results.numPassedTests,
        // A suite that does not even load has no tests to count: it counts as one failure.
        failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
        skipped: results.numPendingTests + results.numTodoTests,
      }),
    );
    setTimeout(() => {
      console.error('\n  a suite left something running after its end: jest is ended, the run has failed\n');
      process.exit(1);
    }, END_MS).unref();
  }
}
