import {
  PRESETS,
  decide,
  evolve,
  nextDeadline,
  viewFor,
  type Command,
  type Game,
  type GameState,
  type PresetName,
  type Role,
  type Ruleset,
  type Seat,
  type SeatCommand,
  type TurnKind,
  type View,
} from '@killer-club/rules';

export interface TableOptions {
  readonly preset?: PresetName;
  readonly size?: number;
  readonly options?: Partial<Ruleset>;
}

/** A game in memory, played by hand: what its views hold is what the club would send. */
export class TestTable {
  private game: Game = null;
  private now = 0;

  constructor({ preset = 'police', size = 8, options = {} }: TableOptions = {}) {
    this.take({
      type: 'startGame',
      gameId: 'game',
      rulesetId: preset,
      ruleset: { ...PRESETS[preset], ...options },
      ranked: true,
      clockFactor: 1,
      firstSpeaker: 1,
      protectedSeats: [1],
      seed: 'ab'.repeat(32),
      contributions: Array.from({ length: size }, () => 'cd'.repeat(16)),
    });
  }

  get state(): GameState {
    if (this.game === null) throw new Error('no game');
    return this.game;
  }

  /** Living seats of a role, or all the living. */
  living(role?: Role): Seat[] {
    return this.state.seats
      .filter((entry) => entry.exit === null && (role === undefined || entry.role === role))
      .map(({ seat }) => seat);
  }

  view(seat?: Seat): View {
    return viewFor(this.state, seat === undefined ? { kind: 'spectator' } : { kind: 'seat', seat });
  }

  act(seat: Seat, command: SeatCommand): void {
    this.take(command, seat);
  }

  /** Everybody of both groups picks; the night ends. */
  night({ kill, check }: { readonly kill: Seat | null; readonly check: Seat | null }): void {
    const { stage } = this.state;
    for (const seat of this.living('killer'))
      this.act(seat, { type: 'pick', stage, verb: 'kill', target: kill });
    for (const seat of this.living('police'))
      this.act(seat, { type: 'pick', stage, verb: 'check', target: check });
  }

  /** Lets the clock run out until the phase is this one. */
  runTo(kind: GameState['phase']['kind']): void {
    while (this.state.phase.kind !== kind) this.expire();
  }

  /** Lets the clock run out until the seat has this turn. */
  runToTurn(seat: Seat, turn: TurnKind): void {
    const has = () => {
      const { phase } = this.state;
      return phase.kind === 'turn' && phase.seat === seat && phase.turn === turn;
    };
    while (!has()) this.expire();
  }

  expire(): void {
    const deadline = nextDeadline(this.state);
    if (deadline === null) throw new Error('no deadline');
    this.now = deadline.at;
    this.take({ type: 'expire', deadline: deadline.id });
  }

  take(command: Command, seat?: Seat): void {
    const actor = seat === undefined ? ({ kind: 'system' } as const) : ({ kind: 'seat', seat } as const);
    const decision = decide(this.game, command, { now: this.now, actor });
    if (!decision.ok) throw new Error(decision.code);
    this.game = decision.events.reduce<Game>(evolve, this.game);
  }
}
