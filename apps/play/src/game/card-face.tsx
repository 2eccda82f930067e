import { RoleMark, SeatName, type Names } from '@killer-club/ui';
import type { View } from '@killer-club/rules';
import { useTranslations } from 'use-intl';
import { ownGroup, ownIdentity, ownSeat } from './own.js';

/** The own card, face up: role, partners, what the checks told. */
export function CardFace({ view, names }: { readonly view: View; readonly names: Names }) {
  const t = useTranslations();
  const identity = ownIdentity(view);
  const partners = ownGroup(view)?.seats.filter((seat) => seat !== ownSeat(view)) ?? [];
  return (
    <div className="game-card">
      {identity !== null && (
        <p className="game-card-role">
          <RoleMark identity={identity} named />
        </p>
      )}
      {partners.length > 0 && (
        <section>
          <h3>{t('game.card.partners')}</h3>
          <ul>
            {partners.map((seat) => (
              <li key={seat}>
                <SeatName seat={seat} names={names} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {view.checks.length > 0 && (
        <section>
          <h3>{t('game.card.checks')}</h3>
          <ul>
            {view.checks.map(({ round, target, identity: told }) => (
              <li key={round}>
                {t('game.card.night', { round })} <SeatName seat={target} names={names} />{' '}
                <RoleMark identity={told} named />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
