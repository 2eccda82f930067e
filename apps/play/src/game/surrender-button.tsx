import type { View } from '@killer-club/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ActCommand } from '../net/game-state.js';
import { maySurrender } from './may-do.js';
import { SureDialog } from './sure-dialog.js';

interface SurrenderButtonProps {
  readonly view: View;
  readonly act: (command: ActCommand) => unknown;
}

/** To surrender, where it is open; the question names no side, as others may see the page (POL-20, DET-10). */
export function SurrenderButton({ view, act }: SurrenderButtonProps) {
  const t = useTranslations();
  const { stage } = view;
  /** Of the turn in which it was asked: the question goes with the turn. */
  const [asked, setAsked] = useState<number | null>(null);
  if (!maySurrender(view)) return null;
  return (
    <>
      <button
        type="button"
        className="button"
        data-kind="danger"
        onClick={() => {
          setAsked(stage);
        }}
      >
        {t('game.surrender.surrender')}
      </button>
      {asked === stage && (
        <SureDialog
          title={t('game.surrender.title')}
          doIt={t('game.surrender.surrender')}
          onStay={() => {
            setAsked(null);
          }}
          onDo={() => {
            act({ type: 'surrender', stage });
            setAsked(null);
          }}
        >
          <p>{t('game.surrender.over')}</p>
          <p>{t('game.surrender.final')}</p>
        </SureDialog>
      )}
    </>
  );
}
