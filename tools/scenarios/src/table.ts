import {
  decide,
  evolve,
  isAlive,
  nextDeadline,
  stageDeadline,
  viewFor,
  type Actor,
  type Command,
  type Deadline,
  type GameEvent,
  type GameState,
  type View,
} from '@killer-club/rules';
import { CARDS, type Scenario } from './scenario.js';

const SEED = '00'.repeat(32);
const SYSTEM: Actor = { kind: 'system' };

const dealt = ({ ruleset, seats, table }: Scenario): GameState => {
  const start: Command = {
    type: 'startGame',
    gameId: 'scenario',
    rulesetId: 'scenario',
    ruleset,
    ranked: false,
    clockFactor: 1,
    firstSpeaker: table.firstSpeaker,
    protectedSeats: table.protected,
    seed: SEED,
    contributions: seats.map(() => '00'.repeat(16)),
  };
  const decision = decide(null, start, { now: 0, actor: SYSTEM });
  const [opening, ...rest] = decision.ok ? decision.events : [];
  if (opening?.type !== 'gameStarted')
    throw new Error(`The ruleset cannot be dealt to ${seats.length} seats`);
  const roles = seats.map((card) => CARDS[card]);
  return rest.reduce<GameState>(evolve, evolve(null, { ...opening, roles }));
};

/** A table at which a scenario is played: the rules, a hand-moved clock and everything that happened. */
export class Table {
  private constructor(
    private game: GameState,
    private now: number,
    readonly events: GameEvent[],
  ) {}

  static deal(scenario: Scenario): Table {
    return new Table(dealt(scenario), 0, []);
  }

  get view(): View {
    return viewFor(this.game, { kind: 'judge' });
  }

  viewOf(seat: number): View {
    return viewFor(this.game, { kind: 'seat', seat });
  }

  get publicView(): View {
    return viewFor(this.game, { kind: 'spectator' });
  }

  /** Open needle marks of the living: no view tells of them (DOC-04). */
  get needles(): Readonly<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const { seat } of this.game.traces.marks)
      if (isAlive(this.game, seat)) counts[seat] = (counts[seat] ?? 0) + 1;
    return counts;
  }

  get stage(): number {
    return this.game.stage;
  }

  /** The same table as it stands, to try what would come. */
  fork(): Table {
    return new Table(this.game, this.now, [...this.events]);
  }

  /** True when the command was accepted. */
  submit(actor: Actor, command: Command): boolean {
    const decision = decide(this.game, command, { now: this.now, actor });
    if (!decision.ok) return false;
    for (const event of decision.events) this.take(event);
    return true;
  }

  /** The stage's clock runs out; a pause comes to its own end before (DET-26). */
  runOut(): void {
    this.sitOutPause();
    this.expire(stageDeadline(this.game));
  }

  /** The speaker ends their turn, after a pause when there is one; false when nobody speaks. */
  pass(): boolean {
    const { phase } = this.view;
    if (phase.kind !== 'turn') return false;
    this.sitOutPause();
    return this.submit({ kind: 'seat', seat: phase.seat }, { type: 'pass', stage: this.stage });
  }

  private sitOutPause(): void {
    if (this.view.paused !== null) this.expire(nextDeadline(this.game));
  }

  private expire(deadline: Deadline | null): void {
    if (deadline === null) return;
    this.now = deadline.at;
    this.submit(SYSTEM, { type: 'expire', deadline: deadline.id });
  }

  private take(event: GameEvent): void {
    this.events.push(event);
    this.game = evolve(this.game, event);
  }
}
