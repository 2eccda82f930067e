import type { Names } from '@killer-club/ui';
import type { Seat, SeatView, View } from '@killer-club/rules';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ballotOfRound, countsOf } from './open-ballot.js';
import { SeatCard } from './seat-card.js';
import type { Taps } from './taps.js';
import './seat-board.css';

export interface SeatBoardProps {
  readonly view: View;
  readonly names: Names;
  readonly bots?: ReadonlySet<Seat>;
  /** Votes by candidate; else those of the round's newest ballot. */
  readonly votes?: ReadonlyMap<Seat, number>;
  /** Where seats can be tapped. */
  readonly taps?: Taps | null;
  /** The stage, in the middle of the table. */
  readonly children?: ReactNode;
}

/** All seats: on a phone at both edges, 1..n downwards, left then right; at a desk around an oval table. */
export function SeatBoard({
  view,
  names,
  votes = countsOf(ballotOfRound(view)),
  taps = null,
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
      mark={taps?.marks.get(entry.seat)}
      picked={taps?.picked.has(entry.seat) === true}
      onPick={taps?.open.has(entry.seat) === true ? taps.onPick : undefined}
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
