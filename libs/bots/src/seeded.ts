const UNIT = 2 ** 32;

/** FNV-1a, 32 bits. */
const hashOf = (name: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1)
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  return hash >>> 0;
};

/** Numbers in [0, 1) that a name settles: the same name gives the same numbers everywhere (mulberry32). */
export const seededRandom = (name: string): (() => number) => {
  let state = hashOf(name);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / UNIT;
  };
};

/** One of the items; undefined only when there is none. */
export const oneOf = <T>(items: readonly T[], random: () => number): T | undefined =>
  items[Math.floor(random() * items.length)];
