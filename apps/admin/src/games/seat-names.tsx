import { useTranslations } from 'next-intl';
import type { GameSummary } from '@killer-club/protocol';
import './seat-names.css';

/** Who plays, by seat; bots are counted, not named. */
export function SeatNames({ seats }: { readonly seats: GameSummary['seats'] }) {
  const t = useTranslations();
  const people = seats.filter(({ person }) => !person.bot);
  const bots = seats.length - people.length;
  return (
    <ul className="seat-names">
      {people.map(({ seat, person }) => (
        <li key={seat}>
          <span className="seat-names-number">{seat}</span>
          <bdi>{person.name}</bdi>
        </li>
      ))}
      {bots > 0 && <li className="soft">{t('admin.games.bots', { count: bots })}</li>}
    </ul>
  );
}
