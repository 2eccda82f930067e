import { useEffect, useState } from 'react';
import { asClock } from './elapsed.js';

/** How long it is shown: since the member began to wait, or opened the page while they wait. */
export function WaitingTime() {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => {
      setElapsed(performance.now() - began);
    }, 500);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return <span className="figures">{asClock(elapsed)}</span>;
}
