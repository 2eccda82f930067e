import type { GameState, Seat } from '@killer-club/rules';
import type { ClubClock } from '../clock/club-clock.js';
import type { EventStore } from '../runner/event-store.js';
import type { GameRules } from '../runner/game-rules.js';
import { causeOf, type Log } from '../runner/log.js';
import type {
  LedgerLine,
  SettlementRepository,
  TakenSettlement,
  Unsettled,
} from './settlement.repository.js';

/** Points a finished game gives one seat; at most one line for a seat and a cause. */
export interface ScoreLine {
  readonly seat: Seat;
  readonly cause: string;
  readonly points: number;
}

export interface SettlerOptions {
  readonly settlements: SettlementRepository;
  readonly store: Pick<EventStore, 'catchUp'>;
  readonly rules: Pick<GameRules, 'evolve'>;
  readonly score: (state: GameState) => readonly ScoreLine[];
  readonly clock: ClubClock;
  readonly newId: () => string;
  readonly logger: Log;
}

/** Writes finished games into the ledger, from their logs and in the order they ended. */
export class Settler {
  constructor(private readonly options: SettlerOptions) {}

  /** Settles what waits and no other worker holds. Answers how many games that were. */
  async run(): Promise<number> {
    let settled = 0;
    let after = 0;
    for (;;) {
      const taken = await this.options.settlements.take(after);
      if (!taken) return settled;
      after = taken.game.position;
      if (await this.settle(taken)) settled += 1;
    }
  }

  /** A game that cannot be settled waits for a later run; the others do not wait for it. */
  private async settle(taken: TakenSettlement): Promise<boolean> {
    try {
      await taken.settle(await this.linesFor(taken.game), this.options.clock.now());
      return true;
    } catch (error) {
      taken.putBack();
      this.options.logger.error({ game: taken.game.gameId, ...causeOf(error) }, 'game not settled');
      return false;
    }
  }

  /** Only ranked games score (SCO-01). */
  private async linesFor({ gameId, ranked, members }: Unsettled): Promise<LedgerLine[]> {
    if (!ranked) return [];
    const { store, rules, score, newId } = this.options;
    const page = await store.catchUp({ gameId, known: 0, texts: false });
    const state = page?.events.reduce<GameState | null>(rules.evolve, null);
    if (!state) throw new Error('A settled game has no log');
    return score(state).flatMap(({ seat, cause, points }) => {
      const memberId = members.get(seat);
      return memberId === undefined ? [] : [{ id: newId(), memberId, cause, points }];
    });
  }
}
