import { factionOf, type Seat, type View } from '@killer-club/rules';
import { RoleMark, SeatName, type Names } from '@killer-club/ui';
import { useTranslations } from 'use-intl';
import './reveal-cards.css';

export interface RevealCardsProps {
  readonly view: View;
  readonly names: Names;
}

const isOwn = ({ viewer }: View, seat: Seat): boolean => viewer.kind === 'seat' && viewer.seat === seat;

/** Everybody's card, turned one after the other in seat order. */
export function RevealCards({ view, names }: RevealCardsProps) {
  const t = useTranslations();
  return (
    <ol className="after-cards" aria-label={t('after.cards')}>
      {view.reveal?.roles.map((role, index) => {
        const seat = index + 1;
        const exit = view.seats[index]?.exit ?? null;
        return (
          <li key={seat} className="after-card" data-own={isOwn(view, seat)}>
            <div
              className="after-card-turn"
              style={{ animationDelay: `calc(var(--motion-step) * ${String(index)})` }}
            >
              <div className="after-card-face" data-faction={factionOf(role)} data-role={role}>
                <RoleMark identity={role} named />
                <SeatName seat={seat} names={names} />
                <span className="after-card-exit">
                  {exit === null
                    ? t('after.survived')
                    : t('after.exit', { round: exit.round, how: t(`term.exit.${exit.how}`) })}
                </span>
                {isOwn(view, seat) && <span className="after-card-own">{t('after.you')}</span>}
              </div>
              <div className="after-card-back" aria-hidden="true" />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
