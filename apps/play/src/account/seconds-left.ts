/** Whole seconds until a moment, both in milliseconds of one clock: 0 only when it has come. */
export const secondsLeft = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / 1000));
