// @ts-check

/**
 * What jest says, on stderr, of a suite that goes on after its end. In a process of its own such a suite changes
 * nothing else: neither a count nor the exit code.
 */
const SIGNS = ['torn down', 'Cannot log after tests are done', 'failed to exit gracefully'];
const LONGEST = Math.max(...SIGNS.map(({ length }) => length));

/**
 * Passes jest's stderr on and notices in it what a suite left running.
 * @param {NodeJS.ReadableStream | null} from
 * @param {NodeJS.WritableStream} to
 * @returns {{ signs(): readonly string[] }} what was said, once `from` has ended
 */
export function watchForLeftovers(from, to) {
  /** @type {Set<string>} */
  const seen = new Set();
  let end = '';
  from?.setEncoding('utf8');
  from?.on('data', (/** @type {string} */ chunk) => {
    const text = end + chunk;
    for (const sign of SIGNS) if (text.includes(sign)) seen.add(sign);
    // A sign may come in two pieces.
    end = text.slice(1 - LONGEST);
    to.write(chunk);
  });
  return { signs: () => [...seen] };
}
