import { useTranslations } from 'next-intl';
import type { Seat } from '@killer-club/rules';
import './seat-list.css';

/** Seats as numbers in boxes; nobody as a word. */
export function SeatList({ seats }: { readonly seats: readonly Seat[] }) {
  const t = useTranslations();
  if (seats.length === 0) return <span className="soft">{t('term.nobody')}</span>;
  return (
    <span className="seat-list">
      {seats.map((seat) => (
        <span key={seat} className="seat-list-seat">
          {seat}
        </span>
      ))}
    </span>
  );
}
