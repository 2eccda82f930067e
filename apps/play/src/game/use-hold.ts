import { useState, type KeyboardEvent, type MouseEvent } from 'react';

const HOLDING_KEYS: readonly string[] = [' ', 'Enter'];

/**
 * Something that shows while it is held: by pointer, by space or Enter. A click that no pointer and no key made comes
 * from a screen reader, which cannot hold: it turns the thing over and back.
 */
export const useHold = () => {
  const [held, setHeld] = useState(false);
  const hide = (): void => {
    setHeld(false);
  };
  const handlers = {
    onPointerDown: () => {
      setHeld(true);
    },
    onPointerUp: hide,
    onPointerCancel: hide,
    onPointerLeave: hide,
    onBlur: hide,
    onKeyDown: (event: KeyboardEvent) => {
      if (!HOLDING_KEYS.includes(event.key)) return;
      event.preventDefault();
      setHeld(true);
    },
    onKeyUp: hide,
    onClick: (event: MouseEvent) => {
      if (event.detail === 0) setHeld((before) => !before);
    },
    // A long press opens no menu over the card.
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
    },
  };
  return { held, handlers };
};
