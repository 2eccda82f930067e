import { useEffect, useRef, useState } from 'react';
import type { Sheet } from './tools.js';
import { useEscape } from './use-escape.js';

/** The sheet that is open; the focus goes into it, and back to what opened it. */
export const useSheet = () => {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const shown = useRef(sheet);
  useEffect(() => {
    const before = shown.current;
    if (before === sheet) return;
    shown.current = sheet;
    document.getElementById(sheet === null ? `game-${String(before)}-opener` : `game-${sheet}`)?.focus();
  }, [sheet]);
  useEscape(() => {
    setSheet(null);
  });
  return [sheet, setSheet] as const;
};
