/** A small seeded generator for tests (mulberry32); values in [0, 1). */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

export const below = (random: () => number, bound: number): number => Math.floor(random() * bound);

/** One of the items; throws on none. */
export const pickOne = <T>(random: () => number, items: readonly T[]): T => {
  const item = items[below(random, items.length)];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
};

export const hexBytes = (random: () => number, bytes: number): string =>
  Array.from({ length: bytes }, () => below(random, 256).toString(16).padStart(2, '0')).join('');
