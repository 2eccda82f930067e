import { randomUUID } from 'node:crypto';
import type { SeatCommand, Seat, View } from '@killer-club/rules';
import type { Pool } from 'pg';
import { ManualClock } from '../clock/manual-clock.js';
import { createPool } from '../database/pool.js';
import { InProcessDeadlines } from '../deadlines/in-process-deadlines.js';
import { InProcessPokes, PokeBus } from '../pokes/in-process-pokes.js';
import { PostgresEventStore } from '../runner/event-store.repository.js';
import type { EventStore } from '../runner/event-store.js';
import { SYSTEM } from '../runner/hold.js';
import { SILENT } from '../runner/log.js';
import { Outages } from '../runner/outages.js';
import type { Answer, NewGame, Submission } from '../runner/port.js';
import { CLUB_RULES } from '../runner/rules.js';
import { Runner } from '../runner/runner.js';
import { memberAt } from './table.js';

export interface TestNodeOptions {
  readonly url: string;
  readonly clock: ManualClock;
  /** Nodes that poke each other share one. */
  readonly bus?: PokeBus;
  /** Wraps the store, to disturb it. */
  readonly disturb?: (store: EventStore) => EventStore;
  readonly patienceMs?: number;
  /** Games kept in memory. */
  readonly memory?: number;
  /** By what an outage is measured; real time unless given. */
  readonly monotonic?: () => number;
}

/** One api process, as far as the runner goes, with time in the test's hands. */
export class TestNode {
  readonly pool: Pool;
  readonly store: EventStore;
  readonly outages: Outages;
  readonly runner: Runner;
  readonly clock: ManualClock;

  constructor({
    url,
    clock,
    bus = new PokeBus(),
    disturb,
    patienceMs = 20_000,
    memory = 100,
    monotonic,
  }: TestNodeOptions) {
    this.clock = clock;
    this.pool = createPool({ url, max: 4, onError: () => undefined });
    const store = new PostgresEventStore(this.pool);
    this.store = disturb ? disturb(store) : store;
    this.outages = new Outages({
      now: () => clock.now(),
      thresholdMs: 2_000,
      ...(monotonic && { monotonic }),
    });
    this.runner = new Runner({
      rules: CLUB_RULES,
      store: this.store,
      clock,
      deadlines: new InProcessDeadlines({ clock, timers: clock }),
      pokes: new InProcessPokes(bus),
      outages: this.outages,
      logger: SILENT,
      patienceMs,
      memory,
      expirySlackMs: 0,
    });
  }

  async close(): Promise<void> {
    await this.runner.close();
    await this.pool.end();
  }

  /** What everybody sees. */
  async view(gameId: string): Promise<View> {
    return (await this.runner.fullView(gameId, { kind: 'spectator' }))!.view;
  }

  act(game: NewGame, seat: Seat, command: SeatCommand, over: Partial<Submission> = {}): Promise<Answer> {
    return this.runner.submit({
      gameId: game.start.gameId,
      actor: { kind: 'seat', seat },
      actorKey: memberAt(game, seat),
      commandId: randomUUID(),
      command,
      receivedAt: this.clock.now(),
      ...over,
    });
  }

  judge(gameId: string, command: Submission['command']): Promise<Answer> {
    const commandId = randomUUID();
    return this.runner.submit({ ...SYSTEM, gameId, commandId, command, receivedAt: this.clock.now() });
  }

  /** Lets the night pass and the speakers pass until the first ballot's first call. */
  async toFirstCall(game: NewGame): Promise<View> {
    const { gameId } = game.start;
    for (;;) {
      const view = await this.view(gameId);
      const { phase, stage } = view;
      if (phase.kind === 'call') return view;
      if (phase.kind === 'turn') await this.act(game, phase.seat, { type: 'pass', stage });
      else await this.expireStage(gameId, stage);
    }
  }

  /** Moves time past the stage's end, where its expiry waits. */
  private async expireStage(gameId: string, stage: number): Promise<void> {
    this.clock.advance(45_300);
    await this.runner.expire(gameId, `stage:${stage}`);
  }
}
