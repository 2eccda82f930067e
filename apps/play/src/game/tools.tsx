import { useTranslations } from 'use-intl';
import type { useHold } from './use-hold.js';

export type Sheet = 'history' | 'menu';

interface ToolsProps {
  readonly sheet: Sheet | null;
  readonly card: ReturnType<typeof useHold> | null;
  readonly onSheet: (sheet: Sheet | null) => void;
}

/** The own card to press and hold, and the sheets. */
export function Tools({ sheet, card, onSheet }: ToolsProps) {
  const t = useTranslations();
  const opener = (name: Sheet) => (
    <button
      type="button"
      className="button"
      id={`game-${name}-opener`}
      data-sheet={name}
      aria-expanded={sheet === name}
      aria-controls={`game-${name}`}
      onClick={() => {
        onSheet(sheet === name ? null : name);
      }}
    >
      {t(`game.sheet.${name}`)}
    </button>
  );
  return (
    <div className="game-tools">
      {card !== null && (
        <button type="button" className="button game-card-button" aria-pressed={card.held} {...card.handlers}>
          {t('game.card.hold')}
        </button>
      )}
      {opener('history')}
      {opener('menu')}
    </div>
  );
}
