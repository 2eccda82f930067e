import { useEffect } from 'react';

/** These use the arrows themselves. */
const OWN_ARROWS = 'input, select, textarea';

export interface ArrowKeys {
  readonly back: () => void;
  readonly on: () => void;
  /** With Shift. */
  readonly stage: () => void;
}

/** Left and right step through the replay wherever the focus is. */
export const useArrowKeys = ({ back, on, stage }: ArrowKeys): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(OWN_ARROWS) !== null) return;
      if (event.key === 'ArrowLeft') back();
      else if (event.key !== 'ArrowRight') return;
      else if (event.shiftKey) stage();
      else on();
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
    };
  }, [back, on, stage]);
};
