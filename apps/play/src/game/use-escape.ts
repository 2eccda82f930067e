import { useEffect, useEffectEvent } from 'react';

/** Escape anywhere on the page but in a dialog, which it closes. */
export const useEscape = (close: () => void): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) close();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
    };
  }, []);
};
