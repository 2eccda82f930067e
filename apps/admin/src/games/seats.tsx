import { useTranslations } from 'next-intl';
import type { GameSummary } from '@killer-club/protocol';
import type { SeatView, View } from '@killer-club/rules';
import { RoleMark } from '@killer-club/ui';
import './seats.css';

export interface SeatsProps {
  readonly view: View;
  readonly people: GameSummary['seats'];
}

export function Seats({ view, people }: SeatsProps) {
  const t = useTranslations();
  const nameOf = new Map(people.map(({ seat, person }) => [seat, person.name]));
  const speaker = view.phase.kind === 'turn' ? view.phase.seat : null;
  return (
    <section className="game-section" aria-labelledby="seats-title">
      <h2 id="seats-title">{t('admin.games.seats')}</h2>
      <ol className="seats">
        {view.seats.map((seat) => (
          <li
            key={seat.seat}
            className="seats-seat"
            data-out={seat.exit !== null || undefined}
            data-speaks={seat.seat === speaker || undefined}
          >
            <span className="seats-number">{seat.seat}</span>
            <bdi className="seats-name">{nameOf.get(seat.seat)}</bdi>
            {seat.known !== null && <RoleMark identity={seat.known.identity} named />}
            <SeatState seat={seat} speaks={seat.seat === speaker} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function SeatState({ seat, speaks }: { readonly seat: SeatView; readonly speaks: boolean }) {
  const t = useTranslations();
  const { exit } = seat;
  const words = exit
    ? t('admin.game.out', { how: t(`term.exit.${exit.how}`), round: exit.round })
    : t(speaks ? 'admin.game.speaks' : 'admin.game.alive');
  return <span className="seats-state">{words}</span>;
}
