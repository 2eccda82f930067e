import { scoreOutcome, type View } from '@killer-club/rules';
import type { DemoLedger, DemoPlayer } from '@killer-club/protocol';
import type { Door } from './door.js';
import type { FinishedGame } from './table.js';

/** Longest a finished game may wait for its points, in milliseconds. */
const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 100;

export type Entry = DemoLedger['entries'][number];

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The game's ledger, as soon as it is written; null when it never is. */
export const settledLedger = async (door: Door, gameId: string): Promise<readonly Entry[] | null> => {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    const { settled, entries } = await door.ledger(gameId);
    if (settled) return entries;
    await pause(LOOK_EVERY_MS);
  }
  return null;
};

/** The points the rules give for the end that the players saw. */
export const owedTo = (members: readonly DemoPlayer[], view: View): Entry[] => {
  const { phase, reveal, ranked, sanctions } = view;
  if (phase.kind !== 'ended' || reveal === null) return [];
  const seats = view.seats.flatMap(({ seat, exit }) => {
    const role = reveal.roles[seat - 1];
    return role === undefined ? [] : [{ seat, exit, role }];
  });
  return scoreOutcome({ ranked, sanctions, seats, result: phase.result }).flatMap(
    ({ seat, cause, points }) => {
      const member = members[seat - 1]?.id;
      return member === undefined ? [] : [{ member, cause, points }];
    },
  );
};

const lines = (entries: readonly Entry[]): string =>
  entries
    .map(({ member, cause, points }) => `${member} ${cause} ${String(points)}`)
    .sort()
    .join('\n');

/** Whether the ledger says of a game what the rules say, entry by entry. */
export const agrees = (entries: readonly Entry[], { members, view }: FinishedGame): boolean =>
  entries.length > 0 && lines(entries) === lines(owedTo(members, view));
