import type { GameState, Ruleset } from '@killer-club/rules';
import type { Pool } from 'pg';
import { PostgresEventStore } from '../runner/event-store.repository.js';
import { SYSTEM } from '../runner/hold.js';
import { CLUB_RULES } from '../runner/rules.js';
import type { Person, RankedGame } from './ranked-tables.js';
import { policeTable } from './table.js';

export interface OpenGameOptions {
  readonly name: string;
  readonly seconds: Partial<Ruleset['seconds']>;
}

/** Puts a running game with these members and clocks straight into the log, for whatever api looks there. */
export const openGame = async (
  pool: Pool,
  people: readonly Person[],
  { name, seconds }: OpenGameOptions,
): Promise<RankedGame> => {
  const table = policeTable(people.length, { name, seconds });
  const seats = people.map(({ id }, index) => ({ seat: index + 1, memberId: id, bot: false }));
  const game = { ...table, seats };
  const at = Date.now();
  const decision = CLUB_RULES.decide(null, game.start, { now: at, actor: SYSTEM.actor });
  if (!decision.ok) throw new Error(`The rules refuse the start: ${decision.code}`);
  const { events } = decision;
  const state = events.reduce<GameState | null>(CLUB_RULES.evolve, null);
  const nextDeadline = (state && CLUB_RULES.nextDeadline(state)?.at) ?? null;
  await new PostgresEventStore(pool).create({ game, events, nextDeadline, at });
  return {
    game: game.start.gameId,
    places: people.map((person, index) => ({ seat: index + 1, person })),
  };
};
