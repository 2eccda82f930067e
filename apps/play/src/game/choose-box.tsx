import { useTranslations } from 'use-intl';
import type { Night } from './use-night.js';

/** The night's two buttons, the same for every seat. */
export function ChooseBox({ night }: { readonly night: Night }) {
  const t = useTranslations();
  const { target, standing, confirm } = night;
  const aimed = typeof target === 'number' ? target : null;
  const isIdle = aimed === null || aimed === standing;
  return (
    <div className="game-buttons">
      <button
        type="button"
        className="button"
        data-kind="main"
        aria-disabled={isIdle}
        onClick={() => {
          if (!isIdle) confirm(aimed);
        }}
      >
        {aimed === null
          ? t('game.choose.first')
          : t(aimed === standing ? 'game.choose.chosen' : 'game.choose.pick', { seat: aimed })}
      </button>
      <button
        type="button"
        className="button"
        aria-pressed={standing === null}
        onClick={() => {
          confirm(null);
        }}
      >
        {t('game.choose.nobody')}
      </button>
    </div>
  );
}
