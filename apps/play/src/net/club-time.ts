import { useEffect, useState } from 'react';
import type { ClubTime } from './clock-estimate.js';
import { club } from './page-club.js';

export type { ClubTime };

/** The club's clock, in its milliseconds. */
export const clubTime: Pick<ClubTime, 'now'> = { now: () => club().time.now() };

/** The club's time, read again every so many milliseconds of a real clock. */
export const useClubNow = (everyMs: number): number => {
  const [now, setNow] = useState(clubTime.now);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(clubTime.now());
    }, everyMs);
    return () => {
      clearInterval(timer);
    };
  }, [everyMs]);
  return now;
};
