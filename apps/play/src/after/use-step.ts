import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ReplayCourse } from './replay-course.js';

/** Milliseconds a step stands before the address takes it: browsers refuse an address that changes all the time. */
const SETTLE_MS = 400;

/** The step that is shown; the address follows it. */
export const useStep = (course: ReplayCourse, first: number): [number, (step: number) => void] => {
  const [step, setStep] = useState(() => course.clamp(first));
  const [, setSearch] = useSearchParams();
  useEffect(() => {
    const timer = setTimeout(() => {
      setSearch(
        (search) => {
          search.set('at', String(step));
          return search;
        },
        { replace: true, preventScrollReset: true },
      );
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [step, setSearch]);
  const goTo = useCallback(
    (next: number) => {
      setStep(course.clamp(next));
    },
    [course],
  );
  return [step, goTo];
};
