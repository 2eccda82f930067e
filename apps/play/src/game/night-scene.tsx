import type { View } from '@killer-club/rules';
import { useTranslations } from 'use-intl';
import type { Night } from './use-night.js';

/** The same words and the same light whatever the role: nobody beside the phone can tell who acts. */
export function NightScene({ view, night }: { readonly view: View; readonly night: Night | null }) {
  const t = useTranslations();
  if (night === null) return <p className="soft">{t('game.night.watch')}</p>;
  const { standing } = night;
  return (
    <>
      {view.round === 1 && <p>{t('game.night.firstTime')}</p>}
      <p className="soft">{t('game.night.how')}</p>
      <ul className="game-picks">
        {view.picks.map(({ seat, target }) => (
          <li key={seat} className="figures">
            {target === null ? t('game.night.pickNobody', { seat }) : t('game.night.pick', { seat, target })}
          </li>
        ))}
      </ul>
      <p role="status">
        {standing === undefined
          ? t('game.night.open')
          : standing === null
            ? t('game.night.nobody')
            : t('game.night.stands', { seat: standing })}
      </p>
    </>
  );
}
