import { useTranslations } from 'next-intl';
import type { View } from '@killer-club/rules';
import './stage-line.css';

/** Where a running game stands. */
export function StageLine({ view }: { readonly view: View }) {
  const t = useTranslations();
  return (
    <div className="stage-line card" data-phase={view.phase.kind}>
      <p className="stage-line-what">
        <span className="soft">{t('term.round', { round: view.round })}</span>{' '}
        <strong>{usePhaseWords(view)}</strong>
      </p>
      {view.paused !== null && <p className="stage-line-mark">{t(`admin.game.paused.${view.paused}`)}</p>}
      {view.judged && <p className="stage-line-mark">{t('admin.game.judged')}</p>}
    </div>
  );
}

const usePhaseWords = ({ phase }: View): string => {
  const t = useTranslations();
  switch (phase.kind) {
    case 'turn':
      return t('admin.game.phase.turn', { seat: phase.seat, turn: t(`term.turn.${phase.turn}`) });
    case 'call':
      return t('admin.game.phase.call', { candidate: phase.candidate });
    case 'night':
    case 'day':
    case 'tally':
    case 'ended':
      return t(`admin.game.phase.${phase.kind}`);
  }
};
