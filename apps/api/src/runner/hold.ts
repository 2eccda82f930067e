import type { GameState } from '@killer-club/rules';
import type { GameRules } from './game-rules.js';
import type { Outage } from './outages.js';
import type { Submission } from './port.js';
import type { ReceiptBook } from './receipts.js';

export const SYSTEM = { actor: { kind: 'system' }, actorKey: 'system' } as const;

interface Holdable {
  readonly gameId: string;
  readonly game: GameState;
  readonly receipts: ReceiptBook;
}

/** Gives back an outage in which this game's deadline fell, unless it has been given back already. */
export const owedHold = (
  rules: GameRules,
  { gameId, game, receipts }: Holdable,
  outages: readonly Outage[],
  now: number,
): Submission | null => {
  const fallen = rules.nextDeadline(game)?.at;
  if (fallen === undefined) return null;
  const owed = outages.findLast(
    ({ since, until }) => fallen <= until && !receipts.find(SYSTEM.actorKey, `hold:${since}`),
  );
  if (!owed) return null;
  const missing = owed.until - owed.since;
  const commandId = `hold:${owed.since}`;
  return { ...SYSTEM, gameId, commandId, command: { type: 'holdClock', missing }, receivedAt: now };
};

/** Puts the hold where it counts: before any expiry and before what came after the fallen deadline. */
export const withHold = (
  batch: readonly Submission[],
  hold: Submission,
  fallen: number,
): readonly Submission[] => {
  const at = batch.findIndex(({ command, receivedAt }) => command.type === 'expire' || receivedAt > fallen);
  return at < 0 ? [...batch, hold] : batch.toSpliced(at, 0, hold);
};
