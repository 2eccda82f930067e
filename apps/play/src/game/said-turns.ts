import type { Seat, TextRef, TurnKind, View } from '@killer-club/rules';

export interface SaidTurn {
  readonly seat: Seat;
  readonly turn: TurnKind;
  readonly refs: readonly [TextRef, ...TextRef[]];
}

/** The round's speeches, oldest first; what one seat said in a row is one turn. */
export const speechesOfRound = (view: View): readonly SaidTurn[] =>
  view.speeches
    .filter(({ round }) => round === view.round)
    .reduce<readonly SaidTurn[]>((turns, { seat, turn, text }) => {
      const last = turns.at(-1);
      return last !== undefined && last.seat === seat && last.turn === turn
        ? [...turns.slice(0, -1), { seat, turn, refs: [...last.refs, text] }]
        : [...turns, { seat, turn, refs: [text] }];
    }, []);
