import { createHash, randomUUID } from 'node:crypto';
import { PRESETS, rulesetIdOf, type Ruleset, type Seat, type StartGame } from '@killer-club/rules';
import type { NewGame } from '../runner/port.js';

const hex = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length);

/** A police table of strangers, ready to start. The same name deals the same cards. */
export const policeTable = (
  size: number,
  { name = 'table', seconds = {} }: { name?: string; seconds?: Partial<Ruleset['seconds']> } = {},
): NewGame => {
  const ruleset = { ...PRESETS.police, seconds: { ...PRESETS.police.seconds, ...seconds } };
  const start: StartGame = {
    type: 'startGame',
    gameId: randomUUID(),
    rulesetId: rulesetIdOf(ruleset),
    ruleset,
    ranked: true,
    clockFactor: 1,
    firstSpeaker: 1,
    protectedSeats: [],
    seed: hex(name, 64),
    contributions: Array.from({ length: size }, (_, index) => hex(`${name}/${index}`, 32)),
  };
  const seats = start.contributions.map((_, index) => ({
    seat: index + 1,
    memberId: randomUUID(),
    bot: false,
  }));
  return { start, mode: 'ranked', tableId: null, seats };
};

export const memberAt = (game: NewGame, seat: Seat): string =>
  game.seats.find((entry) => entry.seat === seat)!.memberId;
