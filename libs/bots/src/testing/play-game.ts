import {
  PRESETS,
  decide,
  evolve,
  isOver,
  nextDeadline,
  viewFor,
  type Command,
  type Game,
  type GameState,
  type Phase,
  type PresetName,
  type Ruleset,
  type SeatCommand,
} from '@killer-club/rules';
import { characterOf } from '../character.js';
import { chooseMove } from '../choose.js';
import { seededRandom } from '../seeded.js';

const hexOf = (name: string, bytes: number): string => {
  const random = seededRandom(name);
  return Array.from({ length: bytes * 2 }, () => Math.floor(random() * 16).toString(16)).join('');
};

export interface Order {
  readonly preset: PresetName;
  readonly size: number;
  readonly seed: number;
}

export interface Acted {
  readonly seat: number;
  readonly command: SeatCommand;
  /** As it was when the command came. */
  readonly before: GameState;
}

export interface Played {
  readonly order: Order;
  readonly end: GameState;
  readonly acts: readonly Acted[];
  readonly refused: readonly string[];
  /** The phases whose clock ran out. */
  readonly expired: readonly Phase['kind'][];
}

/** A table in memory. */
class BotTable {
  readonly acts: Acted[] = [];
  readonly refused: string[] = [];
  readonly expired: Phase['kind'][] = [];
  private game: Game = null;
  private now = 0;

  constructor(private readonly order: Order) {
    const { preset, size, seed } = order;
    const ruleset: Ruleset = PRESETS[preset];
    this.take({
      type: 'startGame',
      gameId: `${preset}-${size}-${seed}`,
      rulesetId: preset,
      ruleset,
      ranked: true,
      clockFactor: 1,
      firstSpeaker: 1 + (seed % size),
      protectedSeats: [1],
      seed: hexOf(`seed/${seed}`, 32),
      contributions: Array.from({ length: size }, (_, index) => hexOf(`part/${seed}/${index}`, 16)),
    });
  }

  get state(): GameState {
    if (this.game === null) throw new Error('no game');
    return this.game;
  }

  /** One thought of one bot; false when it would do nothing. */
  act(seat: number): boolean {
    const before = this.state;
    const character = characterOf(`${this.order.seed}/${seat}`);
    const view = viewFor(before, { kind: 'seat', seat });
    const move = chooseMove({ view, character, random: seededRandom('now') });
    if (move === null) return false;
    this.acts.push({ seat, command: move.command, before });
    return this.take(move.command, seat);
  }

  expire(): void {
    const deadline = nextDeadline(this.state);
    if (deadline === null) throw new Error('a running game without a deadline');
    this.now = deadline.at;
    this.expired.push(this.state.phase.kind);
    this.take({ type: 'expire', deadline: deadline.id });
  }

  private take(command: Command, seat?: number): boolean {
    const decision = decide(this.game, command, {
      now: this.now,
      actor: seat === undefined ? { kind: 'system' } : { kind: 'seat', seat },
    });
    if (decision.ok) this.game = decision.events.reduce<Game>(evolve, this.game);
    else this.refused.push(`${command.type}: ${decision.code}`);
    return decision.ok && decision.events.length > 0;
  }
}

/** Thoughts in turn around the table; the clock moves when a whole round of them came to nothing. */
export const playGame = (order: Order): Played => {
  const table = new BotTable(order);
  let idle = 0;
  for (let seat = 1; !isOver(table.state); seat = (seat % order.size) + 1) {
    idle = table.act(seat) ? 0 : idle + 1;
    if (idle < order.size) continue;
    table.expire();
    idle = 0;
  }
  const { state: end, acts, refused, expired } = table;
  return { order, end, acts, refused, expired };
};
