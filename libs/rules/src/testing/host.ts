import { decide } from '../decide/decide.js';
import { evolve } from '../evolve/evolve.js';
import type { Decision } from '../game.js';
import type { Actor, Command, StartGame } from '../model/command.js';
import type { GameEvent } from '../model/event.js';
import { isOver, nextDeadline } from '../model/queries.js';
import type { Role } from '../model/role.js';
import type { Game, GameState } from '../model/state.js';
import { police } from '../ruleset/police.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { equalData } from './equal.js';

export const SYSTEM: Actor = { kind: 'system' };
export const GROUND = { offence: 'other', note: null };

/** One event with the states around it. */
export interface Step {
  readonly before: Game;
  readonly event: GameEvent;
  readonly after: GameState;
}

/** A command as it came in, with its answer and the steps it led to, the last one left out. */
export interface Input {
  readonly at: number;
  readonly actor: Actor;
  readonly command: Command;
  readonly decision: Decision;
  readonly stage: number;
  readonly from: number;
  readonly to: number;
}

export interface HostOptions {
  readonly size?: number;
  readonly ruleset?: Ruleset;
  readonly seed?: string;
  readonly clockFactor?: number;
  readonly firstSpeaker?: number;
  readonly protectedSeats?: readonly number[];
  /** Cards by seat instead of the dealt ones. */
  readonly roles?: readonly Role[];
}

const startOf = (options: HostOptions, size: number): StartGame => ({
  type: 'startGame',
  gameId: 'test-game',
  rulesetId: 'test-rules',
  ruleset: options.ruleset ?? police,
  ranked: true,
  clockFactor: options.clockFactor ?? 1,
  firstSpeaker: options.firstSpeaker ?? 1,
  protectedSeats: options.protectedSeats ?? [],
  seed: options.seed ?? '07'.repeat(32),
  contributions: Array.from({ length: size }, (_, index) => index.toString(16).padStart(2, '0').repeat(16)),
});

/** A game in memory with a hand-moved clock; keeps every step. */
export class Host {
  now = 1_000_000;
  readonly steps: Step[] = [];
  readonly inputs: Input[] = [];

  private constructor(private game: Game) {}

  static start(options: HostOptions = {}): Host {
    const size = options.roles?.length ?? options.size ?? 9;
    const host = new Host(null);
    const decision = decide(null, startOf(options, size), { now: host.now, actor: SYSTEM });
    if (!decision.ok) throw new Error(`The test game does not start: ${decision.code}`);
    for (const event of decision.events)
      host.take(event.type === 'gameStarted' ? { ...event, roles: options.roles ?? event.roles } : event);
    return host;
  }

  get state(): GameState {
    if (this.game === null) throw new Error('The game has not started');
    return this.game;
  }

  get events(): GameEvent[] {
    return this.steps.map((step) => step.event);
  }

  get over(): boolean {
    return isOver(this.state);
  }

  send(actor: Actor, command: Command): Decision {
    const { stage } = this.state;
    const from = this.steps.length;
    const decision = decide(this.state, command, { now: this.now, actor });
    if (decision.ok)
      decision.events.forEach((event, index) => {
        this.take(event);
        if (!equalData(decision.states[index], this.state))
          throw new Error(`${event.type} leads to another state than its decision says`);
      });
    this.inputs.push({ at: this.now, actor, command, decision, stage, from, to: this.steps.length });
    return decision;
  }

  /** Back to where so many commands had come in. */
  rewind(inputs: number): void {
    const undone = this.inputs[inputs];
    if (undone === undefined) return;
    this.inputs.length = inputs;
    this.steps.length = undone.from;
    this.game = this.steps.at(-1)?.after ?? null;
  }

  seat(seat: number, command: Command): Decision {
    return this.send({ kind: 'seat', seat }, command);
  }

  /** The refusal's code, or `ok`. */
  code(actor: Actor, command: Command): string {
    const decision = this.send(actor, command);
    return decision.ok ? 'ok' : decision.code;
  }

  /** Moves the clock to the first deadline and lets it expire; false when none runs. */
  expire(): boolean {
    const deadline = nextDeadline(this.state);
    if (deadline === null) return false;
    this.now = Math.max(this.now, deadline.at);
    return this.send(SYSTEM, { type: 'expire', deadline: deadline.id }).ok;
  }

  private take(event: GameEvent): void {
    const after = evolve(this.game, event);
    this.steps.push({ before: this.game, event, after });
    this.game = after;
  }
}
