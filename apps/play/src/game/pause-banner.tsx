import type { View } from '@killer-club/rules';
import { useTranslations } from 'use-intl';
import { useClubNow } from '../net/club-time.js';
import { clockFigures, leftOf } from './stage-time.js';

/** Milliseconds between two looks at the clock. */
const LOOK_MS = 250;

/** For everybody at the table: why nothing moves, and when it goes on by itself at the latest (DET-26). */
export function PauseBanner({ view }: { readonly view: View }) {
  const t = useTranslations();
  const left = leftOf(view, useClubNow(LOOK_MS));
  const { paused } = view;
  if (paused === null) return null;
  return (
    <div className="game-banner notice">
      <span>
        {t('line.gamePaused', { cause: paused })} {t('game.clockStands')}
      </span>
      {left !== null && (
        <span className="figures" role="timer">
          {t('game.goesOn', { left: clockFigures(left) })}
        </span>
      )}
    </div>
  );
}
