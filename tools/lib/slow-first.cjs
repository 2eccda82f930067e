// @ts-check
// Not an ES module, as the types of the package are those of its CommonJS half.
const { default: Sequencer } = require('@jest/test-sequencer');

/** Where the longest suites stand, the longest first: one that begins last is waited for by an idle core. */
const SLOW = [
  '/apps/e2e/',
  '/libs/rules/src/laws.',
  '/libs/rules/src/unrest.',
  '/libs/rules/src/secrecy/',
  '/libs/bots/',
  '/proofs/',
];

/** Jest's own order, the largest file first, with the longest suites before everything else. */
module.exports = class SlowFirst extends Sequencer {
  /** @override @param {import('@jest/test-result').Test[]} tests */
  async sort(tests) {
    const sorted = await super.sort(tests);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
};

/** @param {import('@jest/test-result').Test} test */
function placeOf({ path }) {
  const place = SLOW.findIndex((part) => path.includes(part));
  return place === -1 ? SLOW.length : place;
}
