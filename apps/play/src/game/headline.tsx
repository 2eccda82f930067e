import type { View } from '@killer-club/rules';
import { useTranslations } from 'use-intl';
import { openWindow } from './open-ballot.js';

/** What the judge calls now, told from the view: it stands after a reload too. */
export function Headline({ view }: { readonly view: View }) {
  const t = useTranslations();
  const { phase, round } = view;
  switch (phase.kind) {
    case 'night':
      return t('game.headline.night', { round });
    case 'turn':
      return t('line.turnBegan', { seat: phase.seat, turn: t(`term.turn.${phase.turn}`) });
    case 'call':
      return t('line.callOpened', { candidate: phase.candidate });
    case 'extraRequest':
      return t('line.requestOpened');
    case 'window':
      return t(`game.headline.${openWindow(view)?.kind === 'nomination' ? 'nomination' : 'window'}`);
    case 'tally':
      return t('line.tallyOpened');
    case 'day':
      return t('game.phase.day');
    case 'ended':
      return t(`term.result.${phase.result}`);
  }
}
