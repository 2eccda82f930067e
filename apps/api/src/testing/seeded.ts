/** Numbers in [0, 1) that follow from a seed, so that a failure can be seen again. */
export const seeded =
  (seed: number): (() => number) =>
  () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return seed / 2 ** 32;
  };
