import { useEffect, useState } from 'react';

/** Whole seconds that are left until a moment of this machine's clock; 0 when it has passed or is null. */
export const useCountdown = (until: number | null): number => {
  const [now, setNow] = useState(() => Date.now());
  const left = until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1_000));
  const runs = until !== null && left > 0;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => {
      setNow(Date.now());
    }, 250);
    return () => {
      clearInterval(timer);
    };
  }, [runs]);
  return left;
};
