import { describe, expect, it } from '@jest/globals';
import type { Result, Role } from '../model/role.js';
import type { GameState } from '../model/state.js';
import { scoreGame } from '../scoring/scoring.js';
import { firstNightVictims, nextFirstSpeaker } from '../scoring/nextTable.js';
import { GROUND, Host, SYSTEM } from '../testing/host.js';

const EIGHT: readonly Role[] = [
  'killer',
  'killer',
  'police',
  'police',
  'civilian',
  'civilian',
  'civilian',
  'civilian',
];

const endedWith = (result: Result, prepare: (host: Host) => void = () => undefined): GameState => {
  const host = Host.start({ roles: EIGHT });
  prepare(host);
  return { ...host.state, phase: { kind: 'ended', result, reason: 'stalemate' } };
};

const points = (state: GameState): number[] =>
  scoreGame(state)
    .filter(({ cause }) => cause === 'result')
    .map((entry) => entry.points);

describe('points by result (SCO-01, SCO-02)', () => {
  it.each<[Result, number[]]>([
    ['good', [0, 0, 3, 3, 3, 3, 3, 3]],
    ['killers', [4, 4, 0, 0, 0, 0, 0, 0]],
    ['draw', [1, 1, 1, 1, 1, 1, 1, 1]],
    ['annulled', []],
  ])('%s', (result, expected) => {
    expect(points(endedWith(result))).toEqual(expected);
  });

  it('a game that is not ranked, or not over, scores nothing', () => {
    expect(scoreGame({ ...endedWith('good'), ranked: false })).toEqual([]);
    expect(scoreGame(Host.start({ roles: EIGHT }).state)).toEqual([]);
  });

  it('who left or was ordered out gets the loss row whatever the side did; the dead win with their side', () => {
    const state = endedWith('good', (host) => {
      host.seat(3, { type: 'leave' });
      host.send(SYSTEM, { type: 'eject', seat: 5, order: 'out', ground: GROUND });
      host.seat(1, { type: 'pick', stage: host.state.stage, verb: 'kill', target: 6 });
      host.expire();
    });
    expect(points(state)).toEqual([0, 0, 0, 3, 0, 3, 3, 3]);
    expect(scoreGame(state)).toContainEqual({ seat: 3, cause: 'leaving', points: -5 });
  });

  it('each deduction is an entry of its own (SCO-04)', () => {
    const state = endedWith('draw', (host) => {
      for (const amount of [2, 3])
        host.send(SYSTEM, { type: 'deduct', seat: 7, points: amount, ground: GROUND });
    });
    expect(scoreGame(state).filter(({ seat }) => seat === 7)).toEqual([
      { seat: 7, cause: 'result', points: 1 },
      { seat: 7, cause: 'deduction:1', points: -2 },
      { seat: 7, cause: 'deduction:2', points: -3 },
    ]);
  });
});

describe('the next game at the table (CLUB-11, CLUB-22)', () => {
  it('starts one seat on and protects the first night’s victim', () => {
    const host = Host.start({ roles: EIGHT, firstSpeaker: 8 });
    host.seat(1, { type: 'pick', stage: host.state.stage, verb: 'kill', target: 6 });
    host.expire();
    expect(nextFirstSpeaker(host.state)).toBe(1);
    expect(firstNightVictims(host.state)).toEqual([6]);
  });
});
