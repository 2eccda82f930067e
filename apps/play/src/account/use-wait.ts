import { useEffect, useState } from 'react';
import { Refused } from '@killer-club/ui';
import { secondsLeft } from './seconds-left.js';

/** Seconds to wait where the club says "too many" and not for how long. */
const USUAL_WAIT = 10;

export const waitOf = (error: Error): number =>
  error instanceof Refused && error.code === 'tooMany' ? (error.retryAfter ?? USUAL_WAIT) : 0;

/** Counts the seconds down that the club asks to wait. */
export const useWait = (): readonly [left: number, start: (seconds: number) => void] => {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (until === 0) return undefined;
    const timer = setInterval(() => {
      const now = secondsLeft(until, performance.now());
      setLeft(now);
      if (now === 0) setUntil(0);
    }, 250);
    return () => {
      clearInterval(timer);
    };
  }, [until]);
  const start = (seconds: number): void => {
    setLeft(seconds);
    setUntil(seconds === 0 ? 0 : performance.now() + seconds * 1000);
  };
  return [left, start];
};
