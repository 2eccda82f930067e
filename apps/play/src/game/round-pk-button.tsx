import type { View } from '@killer-club/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ActCommand } from '../net/game-state.js';
import { mayCallRoundPk } from './may-do.js';
import { SureDialog } from './sure-dialog.js';

interface RoundPkButtonProps {
  readonly view: View;
  readonly act: (command: ActCommand) => unknown;
}

/** An officer's claim. The page says the same whatever comes of it (MAI-06). */
export function RoundPkButton({ view, act }: RoundPkButtonProps) {
  const t = useTranslations();
  const { stage } = view;
  /** Of the turn in which it was asked: the question goes with the turn. */
  const [asked, setAsked] = useState<number | null>(null);
  if (!mayCallRoundPk(view)) return null;
  if (view.roundPkCalled !== null) return <p role="status">{t('game.roundPk.called')}</p>;
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={() => {
          setAsked(stage);
        }}
      >
        {t('game.roundPk.call')}
      </button>
      {asked === stage && (
        <SureDialog
          title={t('game.roundPk.title')}
          doIt={t('game.roundPk.call')}
          onStay={() => {
            setAsked(null);
          }}
          onDo={() => {
            act({ type: 'callRoundPk', stage });
            setAsked(null);
          }}
        >
          <p>{t('game.roundPk.holds')}</p>
          <p>{t('game.roundPk.untold')}</p>
        </SureDialog>
      )}
    </>
  );
}
