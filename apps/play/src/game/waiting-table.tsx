import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { placeOf } from './seat-place.js';

/** Seats to show while it is not known how many there are. */
const USUAL_SIZE = 10;

/** The table's shape, before the first view. */
export function WaitingTable({
  size,
  children,
}: {
  readonly size: number | null;
  readonly children: ReactNode;
}) {
  const t = useTranslations();
  const seats = Array.from({ length: size ?? USUAL_SIZE }, (_, index) => index + 1);
  const left = Math.ceil(seats.length / 2);
  const column = (part: readonly number[]) => (
    <div className="game-seats" aria-hidden="true">
      {part.map((seat) => (
        <div key={seat} className="game-seat" style={placeOf(seat, seats.length)}>
          <div className="game-seat-body" />
        </div>
      ))}
    </div>
  );
  return (
    <main className="game" aria-busy="true" tabIndex={-1}>
      <header className="game-top">
        <h1 className="game-where">{t('game.opening')}</h1>
      </header>
      {children}
      <div className="game-middle">
        <div className="game-board">
          {column(seats.slice(0, left))}
          {column(seats.slice(left))}
          <div className="game-stage" />
        </div>
      </div>
    </main>
  );
}
