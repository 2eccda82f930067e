import { dealRoles } from '../deal/deal.js';
import { commitmentOf } from '../deal/lots.js';
import { evolve } from '../evolve/evolve.js';
import type { Decision } from '../game.js';
import type { StartGame } from '../model/command.js';
import type { GameEvent } from '../model/event.js';
import type { Draft } from './draft.js';
import { follow } from './follow.js';

const SEED = /^[0-9a-f]{64}$/;
const CONTRIBUTION = /^[0-9a-f]{32}$/;

const isSeatOf = (size: number) => (seat: number) => Number.isInteger(seat) && seat >= 1 && seat <= size;

const isSound = (start: StartGame): boolean => {
  const size = start.contributions.length;
  return (
    size >= start.ruleset.seats.min &&
    size <= start.ruleset.seats.max &&
    SEED.test(start.seed) &&
    start.contributions.every((part) => CONTRIBUTION.test(part)) &&
    [start.firstSpeaker, ...start.protectedSeats].every(isSeatOf(size)) &&
    start.clockFactor >= 1
  );
};

/** Deals the cards and lets the first night fall (CON-02, CON-09). */
export const startGame = (start: StartGame, now: number): Decision => {
  const lots = { seed: start.seed, contributions: start.contributions, position: 0 };
  const dealt = isSound(start) ? dealRoles(start.ruleset, lots) : null;
  if (dealt === null) return { ok: false, code: 'badStart' };
  const opening: GameEvent = {
    ...start,
    type: 'gameStarted',
    at: now,
    commitment: commitmentOf(start.gameId, start.seed),
    roles: dealt.value,
    position: dealt.position,
  };
  const state = evolve(null, opening);
  const draft: Draft = { state, events: [opening], states: [state], now, actor: { kind: 'system' } };
  follow(draft, { step: 'night' });
  return { ok: true, events: draft.events, states: draft.states };
};
