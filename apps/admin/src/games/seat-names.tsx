import { useTranslations } from 'next-intl';
import type { GameSummary } from '@killer-club/protocol';
import './seat-names.css';

export function SeatNames({ seats }: { readonly seats: GameSummary['seats'] }) {
  const t = useTranslations();
  return (
    <ul className="seat-names">
      {seats.map(({ seat, person }) => (
        <li key={seat}>
          <span className="seat-names-number">{seat}</span>
          <bdi>{person.name}</bdi>
          {person.bot && <span className="soft">{t('term.bot')}</span>}
        </li>
      ))}
    </ul>
  );
}
