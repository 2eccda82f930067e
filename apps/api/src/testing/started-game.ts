import { decide, evolve, type Actor, type Command, type GameEvent, type GameState } from '@killer-club/rules';
import { policeTable } from './table.js';

const SYSTEM: Actor = { kind: 'system' };

/** A game in memory, as the log would hold it. */
export class StartedGame {
  readonly events: GameEvent[] = [];
  private now = 0;
  private current: GameState | null = null;

  get state(): GameState {
    if (this.current === null) throw new Error('not started');
    return this.current;
  }

  take(command: Command, actor: Actor = SYSTEM): void {
    const decision = decide(this.current, command, { now: this.now, actor });
    if (!decision.ok) throw new Error(`${command.type}: ${decision.code}`);
    for (const event of decision.events) this.current = evolve(this.current, event);
    this.events.push(...decision.events);
  }

  /** Lets the stage's clock run out. */
  expireStage(): void {
    const deadline = `stage:${String(this.state.stage)}`;
    this.now = this.state.deadlines.find(({ id }) => id === deadline)?.at ?? this.now;
    this.take({ type: 'expire', deadline });
  }

  seatsOf(role: string): number[] {
    return this.state.seats.filter((seat) => seat.role === role).map(({ seat }) => seat);
  }
}

export const startedGame = (size: number): StartedGame => {
  const game = new StartedGame();
  game.take(policeTable(size).start);
  return game;
};
