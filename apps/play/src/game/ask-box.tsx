import type { View } from '@killer-club/rules';
import { useTranslations } from 'use-intl';
import type { ActCommand } from '../net/game-state.js';

interface AskBoxProps {
  readonly view: View;
  readonly asked: boolean;
  readonly act: (command: ActCommand) => unknown;
}

/** To ask for another speech; it cannot be taken back, only passed (SPV-08). */
export function AskBox({ view: { stage }, asked, act }: AskBoxProps) {
  const t = useTranslations();
  return asked ? (
    <p className="game-receipt" role="status">
      {t('game.ask.asked')}
    </p>
  ) : (
    <button
      type="button"
      className="button"
      data-kind="main"
      onClick={() => {
        act({ type: 'requestSpeech', stage });
      }}
    >
      {t('game.ask.ask')}
    </button>
  );
}
