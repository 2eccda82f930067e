import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

interface SureDialogProps {
  readonly title: string;
  /** The words on the button that does it. */
  readonly doIt: string;
  readonly onStay: () => void;
  readonly onDo: () => void;
  /** What follows when it is done. */
  readonly children: ReactNode;
}

/** Asks once more before what cannot be taken back; to stay is the near choice. */
export function SureDialog({ title, doIt, onStay, onDo, children }: SureDialogProps) {
  const t = useTranslations();
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="game-sure card" aria-labelledby={heading} onClose={onStay}>
      <h2 id={heading}>{title}</h2>
      {children}
      <div className="game-buttons">
        <button
          type="button"
          className="button"
          data-kind="main"
          onClick={() => {
            dialog.current?.close();
          }}
        >
          {t('game.stay')}
        </button>
        <button type="button" className="button" data-kind="danger" onClick={onDo}>
          {doIt}
        </button>
      </div>
    </dialog>
  );
}
