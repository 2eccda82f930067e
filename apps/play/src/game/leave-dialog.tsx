import { DEFAULT_SCORING } from '@killer-club/rules';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';

interface LeaveDialogProps {
  readonly ranked: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Names what leaving costs before it is done (CLUB-14, SCO-02, SCO-04). */
export function LeaveDialog({ ranked, onStay, onLeave }: LeaveDialogProps) {
  const t = useTranslations();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="game-leave card" aria-labelledby="game-leave-title" onClose={onStay}>
      <h2 id="game-leave-title">{t('game.leave.title')}</h2>
      <p>{t('game.leave.out')}</p>
      <p>
        {ranked ? t('game.leave.ranked', { points: -DEFAULT_SCORING.leaving }) : t('game.leave.unranked')}
      </p>
      <div className="game-buttons">
        <button
          type="button"
          className="button"
          data-kind="main"
          onClick={() => {
            dialog.current?.close();
          }}
        >
          {t('game.leave.stay')}
        </button>
        <button type="button" className="button" data-kind="danger" onClick={onLeave}>
          {t('game.leave.leave')}
        </button>
      </div>
    </dialog>
  );
}
