import { useTranslations } from 'next-intl';
import type { View } from '@killer-club/rules';
import { useCountdown } from '../parts/use-countdown';
import { minutesAndSeconds } from './minutes';
import './stage-line.css';

export interface StageLineProps {
  readonly view: View;
  /** Milliseconds by which the club's clock is ahead of this machine's. */
  readonly ahead: number | null;
}

/** Where a running game stands. */
export function StageLine({ view, ahead }: StageLineProps) {
  const t = useTranslations();
  return (
    <div className="stage-line card" data-phase={view.phase.kind}>
      <p className="stage-line-what">
        <span className="soft">{t('term.round', { round: view.round })}</span>{' '}
        <strong>{usePhaseWords(view)}</strong>
      </p>
      {view.until !== null && ahead !== null && <Clock until={view.until - ahead} />}
      {view.paused !== null && <p className="stage-line-mark">{t(`admin.game.paused.${view.paused}`)}</p>}
      {view.claimBarred !== null && view.phase.kind === 'turn' && view.phase.turn === 'lastWords' && (
        <p className="stage-line-mark">{t('line.claimBarred', { seat: view.claimBarred })}</p>
      )}
      {view.judged && <p className="stage-line-mark">{t('admin.game.judged')}</p>}
    </div>
  );
}

/** `until` in milliseconds of this machine's clock. */
function Clock({ until }: { readonly until: number }) {
  const t = useTranslations();
  const left = useCountdown(until);
  return (
    <p className="stage-line-clock" role="timer">
      {t('admin.game.left', { clock: minutesAndSeconds(left) })}
    </p>
  );
}

const usePhaseWords = ({ phase, ballots }: View): string => {
  const t = useTranslations();
  switch (phase.kind) {
    case 'turn':
      return t('admin.game.phase.turn', { seat: phase.seat, turn: t(`term.turn.${phase.turn}`) });
    case 'call':
      return t('admin.game.phase.call', { candidate: phase.candidate });
    case 'window':
      return t(`term.ballot.${ballots.at(-1)?.kind ?? 'first'}`);
    case 'extraRequest':
    case 'night':
    case 'day':
    case 'tally':
    case 'ended':
      return t(`admin.game.phase.${phase.kind}`);
  }
};
