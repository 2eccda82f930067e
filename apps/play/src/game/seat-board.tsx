import type { Names } from '@killer-club/ui';
import type { Seat, SeatView, View } from '@killer-club/rules';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ballotOfRound, countsOf } from './open-ballot.js';
import { SeatCard } from './seat-card.js';
import './seat-board.css';

export interface SeatBoardProps {
  readonly view: View;
  readonly names: Names;
  readonly bots?: ReadonlySet<Seat>;
  /** A few characters on a seat: a partner's pick, an own mark. */
  readonly marks?: ReadonlyMap<Seat, string>;
  /** Votes by candidate; else those of the round's newest ballot. */
  readonly votes?: ReadonlyMap<Seat, number>;
  /** Given, living seats can be picked. */
  readonly onPick?: (seat: Seat) => void;
  readonly picked?: Seat | null;
  /** The stage, in the middle of the table. */
  readonly children?: ReactNode;
}

/** All seats: on a phone at both edges, 1..n downwards, left then right; at a desk around an oval table. */
export function SeatBoard({
  view,
  names,
  marks,
  votes = countsOf(ballotOfRound(view)),
  onPick,
  picked = null,
  bots,
  children,
}: SeatBoardProps) {
  const t = useTranslations();
  const { phase, seats, viewer } = view;
  const left = Math.ceil(seats.length / 2);
  const card = (entry: SeatView) => (
    <SeatCard
      key={entry.seat}
      entry={entry}
      size={seats.length}
      name={names.get(entry.seat)}
      bot={bots?.has(entry.seat) === true}
      self={viewer.kind === 'seat' && viewer.seat === entry.seat}
      speaking={phase.kind === 'turn' && phase.seat === entry.seat}
      called={phase.kind === 'call' && phase.candidate === entry.seat}
      guarded={phase.kind === 'night' && view.round === 1 && view.protectedSeats.includes(entry.seat)}
      votes={votes.get(entry.seat)}
      mark={marks?.get(entry.seat)}
      picked={picked === entry.seat}
      onPick={onPick}
    />
  );
  return (
    <div className="game-board">
      <ol className="game-seats" aria-label={t('game.seats')}>
        {seats.slice(0, left).map(card)}
      </ol>
      <ol className="game-seats" start={left + 1} aria-label={t('game.seatsRight')}>
        {seats.slice(left).map(card)}
      </ol>
      <div className="game-stage">{children}</div>
    </div>
  );
}
