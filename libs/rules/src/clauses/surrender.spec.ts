import { describe, expect, it } from '@jest/globals';
import type { Role } from '../model/role.js';
import { police } from '../ruleset/police.js';
import { GROUND, Host, SYSTEM, type HostOptions } from '../testing/host.js';

const NINE: readonly Role[] = [
  'killer', 'killer', 'police', 'police', 'civilian', 'civilian', 'civilian', 'civilian', 'civilian',
]; // prettier-ignore

/** Seat 1 speaks; these seats are already out. */
const speaking = (out: readonly number[], options: HostOptions = {}): Host => {
  const host = Host.start({ roles: NINE, ...options });
  host.expire();
  for (const seat of out) host.send(SYSTEM, { type: 'eject', seat, order: 'out', ground: GROUND });
  return host;
};

const surrender = (host: Host, seat: number): string =>
  host.code({ kind: 'seat', seat }, { type: 'surrender', stage: host.state.stage });

const passTo = (host: Host, seat: number): void => {
  while (host.state.phase.kind === 'turn' && host.state.phase.seat !== seat)
    host.seat(host.state.phase.seat, { type: 'pass', stage: host.state.stage });
};

describe('surrender (POL-20, CLUB-08, DET-10)', () => {
  it('the last living killer may, in their own speech: they are out, the good win', () => {
    const host = speaking([2]);
    expect(surrender(host, 1)).toBe('ok');
    expect(host.state.phase).toMatchObject({ kind: 'ended', result: 'good' });
    expect(host.state.seats[0]?.exit?.how).toBe('surrendered');
  });

  it('is refused while a companion of the own group lives', () => {
    expect(surrender(speaking([]), 1)).toBe('surrenderNotOpen');
  });

  it('is refused to civilians, also to the last of them', () => {
    const host = speaking([5, 6, 7, 8]);
    passTo(host, 9);
    expect(surrender(host, 9)).toBe('surrenderNotOpen');
  });

  it('is refused outside the own turn', () => {
    const host = speaking([4]);
    expect(surrender(host, 3)).toBe('notYourTurn');
  });

  it('DET-10: is refused in last words, also while one companion alone lives', () => {
    const host = Host.start({ roles: NINE });
    for (const seat of [1, 2])
      host.seat(seat, { type: 'pick', stage: host.state.stage, verb: 'kill', target: 3 });
    host.expire();
    expect(host.state.phase).toMatchObject({ turn: 'lastWords', seat: 3 });
    expect(surrender(host, 3)).toBe('surrenderNotOpen');
  });

  it('does not exist where the ruleset has none', () => {
    const host = speaking([2], { ruleset: { ...police, surrender: 'none' } });
    expect(surrender(host, 1)).toBe('surrenderNotOpen');
  });
});
