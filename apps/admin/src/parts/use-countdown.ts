import { useSyncExternalStore } from 'react';

/** Milliseconds between two looks at the clock. */
const EVERY = 250;

const ticking = (tick: () => void) => {
  const timer = setInterval(tick, EVERY);
  return () => {
    clearInterval(timer);
  };
};
const still = () => () => undefined;
const now = (): number => Math.floor(Date.now() / EVERY) * EVERY;

/** Whole seconds that are left until a moment of this machine's clock; 0 when it has passed or is null. */
export const useCountdown = (until: number | null): number => {
  const at = useSyncExternalStore(until === null ? still : ticking, now, now);
  return until === null ? 0 : Math.max(0, Math.ceil((until - at) / 1_000));
};
