import type { View } from '@killer-club/rules';
import { useTranslations } from 'use-intl';
import { useClubNow } from '../net/club-time.js';
import { clockFigures, leftOf, partLeft } from './stage-time.js';

/** Milliseconds between two looks at the clock; the bar's transition fills them. */
const LOOK_MS = 250;
/** The part of a stage from which on its clock warns. */
const SHORT = 0.25;

/** What is left of the stage by the club's clock: figures and a thin bar; in a pause nothing that runs. */
export function StageClock({ view }: { readonly view: View }) {
  const t = useTranslations();
  const now = useClubNow(LOOK_MS);
  const left = view.paused === null ? leftOf(view, now) : null;
  const part = left === null ? null : partLeft(view, left);
  return (
    <>
      {view.paused !== null && <strong className="game-paused">{t('game.paused')}</strong>}
      {left !== null && (
        <span className="game-clock figures" role="timer" data-short={part !== null && part < SHORT}>
          <span aria-hidden="true">{clockFigures(left)}</span>
          <span className="unseen">{t('game.left', { seconds: Math.ceil(left / 1000) })}</span>
        </span>
      )}
      {part !== null && (
        <span className="game-clock-bar" aria-hidden="true">
          <span style={{ transform: `scaleX(${part.toFixed(4)})` }} />
        </span>
      )}
    </>
  );
}
