import type { Deadline, GameEvent, GameState, Rules, Seat } from '@killer-club/rules';

/** What the runner asks of the rules. */
export interface GameRules extends Pick<
  Rules,
  'decide' | 'evolve' | 'numbered' | 'viewFor' | 'audiencesOf' | 'cursorFor'
> {
  /** Seats the event sends out. */
  readonly exitsOf: (event: GameEvent) => readonly Seat[];
  /** The earliest moment at which the game asks to be moved on. */
  readonly nextDeadline: (state: GameState) => Deadline | null;
  readonly isOver: (state: GameState) => boolean;
}
