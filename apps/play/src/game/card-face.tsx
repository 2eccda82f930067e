import { RoleMark, SeatName, type Names } from '@killer-club/ui';
import type { View } from '@killer-club/rules';
import { useTranslations } from 'use-intl';
import { dutyOf } from './duty.js';
import { ownGroup, ownIdentity, ownSeat } from './own.js';

function Tonight({ view }: { readonly view: View }) {
  const t = useTranslations();
  const locked = ownGroup(view)?.locked ?? null;
  if (view.picks.length === 0) return null;
  return (
    <section>
      <h3>{t('game.card.tonight')}</h3>
      <ul>
        {view.picks.map(({ seat, target }) => (
          <li key={seat} className="figures">
            {target === null ? t('game.night.pickNobody', { seat }) : t('game.night.pick', { seat, target })}
          </li>
        ))}
      </ul>
      {locked !== null && <p>{t('game.card.locked')}</p>}
    </section>
  );
}

/** The own card, face up: role, partners, what is chosen tonight, what the checks told. */
export function CardFace({ view, names }: { readonly view: View; readonly names: Names }) {
  const t = useTranslations();
  const identity = ownIdentity(view);
  const duty = dutyOf(view);
  const partners = ownGroup(view)?.seats.filter((seat) => seat !== ownSeat(view)) ?? [];
  return (
    <div className="game-card">
      {identity !== null && (
        <p className="game-card-role">
          <RoleMark identity={identity} named />
        </p>
      )}
      {duty !== null && <p>{t(`game.card.duty.${duty}`)}</p>}
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
      <Tonight view={view} />
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
