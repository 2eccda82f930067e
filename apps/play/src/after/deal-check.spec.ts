import { describe, expect, it } from '@jest/globals';
import { viewFor, type View, type Viewer } from '@killer-club/rules';
import { checkDeal, isSound } from './deal-check.js';
import { ownResult } from './own-result.js';
import { playedGame } from './testing/played-game.js';

const game = playedGame();
const as = (viewer: Viewer): View => viewFor(game.end, viewer);
const seated = as({ kind: 'seat', seat: 3 });
const revealed = (change: Partial<NonNullable<View['reveal']>>): View => ({
  ...seated,
  reveal: { ...seated.reveal!, ...change },
});

describe('the check of a deal', () => {
  it('finds an honest deal sound, with the own contribution in it', () => {
    const check = checkDeal(seated, game.contributions[2]!);
    expect(check).toEqual({ commitment: true, roles: true, own: 'among' });
    expect(check && isSound(check)).toBe(true);
  });

  it.each([
    ['another seed', { seed: 'ab'.repeat(32) }, { commitment: false, roles: false }],
    ['something that is no seed', { seed: 'no seed' }, { commitment: false, roles: false }],
    ['other roles', { roles: seated.reveal!.roles.toReversed() }, { commitment: true, roles: false }],
    ['too few roles', { roles: seated.reveal!.roles.slice(1) }, { commitment: true, roles: false }],
  ])('sees %s', (_, change, faults) => {
    const check = checkDeal(revealed(change), null);
    expect(check).toMatchObject(faults);
    expect(check && isSound(check)).toBe(false);
  });

  it('is not sound where the seat’s contribution is another than the one that was sent', () => {
    const check = checkDeal(seated, game.contributions[3]!);
    expect(check).toEqual({ commitment: true, roles: true, own: 'missing' });
    expect(check && isSound(check)).toBe(false);
  });

  it('leaves open what this browser has not kept, and asks nothing of a spectator', () => {
    expect(checkDeal(seated, null)?.own).toBe('unknown');
    expect(checkDeal(as({ kind: 'spectator' }), null)?.own).toBe('notSeated');
  });

  it('waits for the end', () => {
    expect(checkDeal({ ...seated, reveal: null }, null)).toBeNull();
  });
});

describe('the own result', () => {
  const seatOf = (role: string): number => game.end.seats.find((entry) => entry.role === role)!.seat;
  const ended = (result: 'good' | 'killers' | 'draw' | 'annulled', seat: number): View => ({
    ...as({ kind: 'seat', seat }),
    phase: { kind: 'ended', result, reason: 'tie' },
  });

  it.each([
    ['killers', 'killer', 'won'],
    ['killers', 'police', 'lost'],
    ['good', 'civilian', 'won'],
    ['good', 'killer', 'lost'],
    ['draw', 'killer', 'draw'],
    ['annulled', 'police', 'annulled'],
  ] as const)('%s: for %s %s', (result, role, own) => {
    expect(ownResult(ended(result, seatOf(role)))).toBe(own);
  });

  it('is nobody’s without a seat', () => {
    expect(ownResult(as({ kind: 'spectator' }))).toBeNull();
  });
});
