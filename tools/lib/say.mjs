// @ts-check

const started = performance.now();

/** A fault the operator can mend: shown as one line naming the thing and the variable, then exit code 1. */
export class Refusal extends Error {}

/** One line of progress with the seconds since the command began, beside the command's own output. @param {string} line */
export function say(line) {
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(5);
  console.error(`${seconds}s  ${line}`);
}

/** @param {unknown} error @returns {string} */
export function messageOf(error) {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

/** Prints what went wrong: one line for a Refusal, the whole trace for a fault of ours. @param {unknown} error */
export function explain(error) {
  if (error instanceof Refusal) console.error(error.message);
  else console.error(error);
}

/** Everything written so far has left: a pipe takes 64 KiB at once, and exiting drops the rest. @param {NodeJS.WriteStream} stream */
const flushed = (stream) => new Promise((resolve) => void stream.write('', resolve));

/**
 * Runs a command's main function; its failure becomes exit code 1.
 * @param {() => Promise<number | void>} main
 */
export async function run(main) {
  let code = 1;
  try {
    code = (await main()) ?? 0;
  } catch (error) {
    explain(error);
  }
  await Promise.all([process.stdout, process.stderr].map(flushed));
  // Not left to an empty event loop: the schema engine's lock time-out (10 s) would keep it turning.
  process.exit(code);
}
