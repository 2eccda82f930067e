import type { Door } from './door.js';
import { agrees, settledLedger, type Entry } from './ledger.js';
import { namesAt } from './names.js';
import { plannedGame, tablesOf, type Plan } from './plan.js';
import { Table, type FinishedGame } from './table.js';
import type { Tally } from './tally.js';

/** A game with its points, null where the ledger was never written. */
export interface SettledGame extends FinishedGame {
  readonly entries: readonly Entry[] | null;
  readonly agrees: boolean;
}

export interface Progress {
  readonly seated: (tables: number) => void;
  readonly over: (game: SettledGame) => void;
}

/** Tables that sit down at a time: signing in is no part of playing. */
const OPENING = 8;

/** Works through the items, so many at a time. */
const inParallel = async <T>(
  items: readonly T[],
  most: number,
  work: (item: T, index: number) => Promise<void>,
): Promise<void> => {
  const waiting = [...items.entries()];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: most }, worker));
};

/** Whole ranked games, each bot a client of its own. */
export class Demo {
  readonly tables: Table[] = [];

  constructor(
    private readonly door: Door,
    private readonly plan: Plan,
    private readonly tally: Tally,
  ) {}

  async open(seated: Progress['seated']): Promise<void> {
    await inParallel(tablesOf(this.plan), OPENING, async (_games, index) => {
      this.tables.push(await Table.open(this.door, namesAt(index, this.plan.players)));
      seated(this.tables.length);
    });
  }

  /** Resolves when every game is over and settled. */
  async play(over: Progress['over']): Promise<void> {
    const games = tablesOf(this.plan);
    const settling: Promise<void>[] = [];
    await inParallel(this.tables, this.tables.length, async (table, index) => {
      for (const number of games[index] ?? []) {
        const finished = await table.play(plannedGame(this.plan, number), this.plan, this.tally);
        // The next game does not wait for the points of this one.
        settling.push(this.settle(finished).then(over));
      }
    });
    await Promise.all(settling);
  }

  close(): void {
    for (const table of this.tables) table.close();
  }

  private async settle(finished: FinishedGame): Promise<SettledGame> {
    const entries = await settledLedger(this.door, finished.game.id);
    return { ...finished, entries, agrees: entries !== null && agrees(entries, finished) };
  }
}
