import { describe, expect, it } from '@jest/globals';
import type { Role } from '../model/role.js';
import { police } from '../ruleset/police.js';
import { GROUND, Host, SYSTEM } from '../testing/host.js';
import { viewFor } from '../view/viewFor.js';

/** Seats 1–3 killers, 4–6 police, 7–12 civilians. */
const TWELVE: readonly Role[] = [
  'killer', 'killer', 'killer', 'police', 'police', 'police',
  'civilian', 'civilian', 'civilian', 'civilian', 'civilian', 'civilian',
]; // prettier-ignore

const table = (options = {}): Host => Host.start({ roles: TWELVE, ...options });

const kill = (host: Host, seat: number, target: number | null) =>
  host.code({ kind: 'seat', seat }, { type: 'pick', stage: host.state.stage, verb: 'kill', target });

const check = (host: Host, seat: number, target: number | null) =>
  host.code({ kind: 'seat', seat }, { type: 'pick', stage: host.state.stage, verb: 'check', target });

const locked = (host: Host) => (host.state.phase.kind === 'night' ? host.state.phase.locked : null);
const deaths = (host: Host): readonly number[] => host.state.nights.at(-1)?.deaths ?? [];
const learnt = (host: Host) => host.state.checks.map(({ target, identity }) => [target, identity]);
const agreePolice = (host: Host): void => {
  [4, 5, 6].forEach((seat) => check(host, seat, 1));
};

describe('killers pick (POL-03, DET-01, DET-03, DET-19)', () => {
  it('a plurality of the picks that stand wins when the night ends', () => {
    const host = table();
    kill(host, 1, 7);
    kill(host, 2, 8);
    kill(host, 3, 7);
    host.expire();
    expect(deaths(host)).toEqual([7]);
  });

  it('of equal counts the target picked last stands', () => {
    const host = table();
    kill(host, 1, 8);
    kill(host, 2, 7);
    host.expire();
    expect(deaths(host)).toEqual([7]);
  });

  it('picking the same target again is a new, last pick', () => {
    const host = table();
    kill(host, 1, 8);
    kill(host, 2, 7);
    kill(host, 1, 8);
    host.expire();
    expect(deaths(host)).toEqual([8]);
  });

  it('"none" from some is no opinion: it does not lock and agrees with the others in the end', () => {
    const host = table();
    kill(host, 1, 7);
    kill(host, 2, null);
    kill(host, 3, 7);
    expect(locked(host)).toEqual({});
    host.expire();
    expect(deaths(host)).toEqual([7]);
  });

  it('"none" from everybody is an agreed choice and locks', () => {
    const host = table();
    [1, 2, 3].forEach((seat) => kill(host, seat, null));
    expect(host.state.phase).toMatchObject({ locked: { killer: null } });
    expect(kill(host, 1, 7)).toBe('choiceLocked');
    host.expire();
    expect(deaths(host)).toEqual([]);
  });

  it('an agreed target locks at once and refuses more picks, "none" included (POL-07)', () => {
    const host = table();
    [1, 2, 3].forEach((seat) => kill(host, seat, 9));
    expect(kill(host, 2, 8)).toBe('choiceLocked');
    expect(kill(host, 2, null)).toBe('choiceLocked');
  });

  it('a killer may be the victim (POL-04)', () => {
    const host = table();
    [1, 2, 3].forEach((seat) => kill(host, seat, 3));
    host.expire();
    expect(deaths(host)).toEqual([3]);
  });

  it('nobody picks: nobody is killed (POL-04)', () => {
    const host = table();
    host.expire();
    expect(deaths(host)).toEqual([]);
  });

  it('a single living killer is a group: the first pick locks', () => {
    const host = Host.start({ roles: ['killer', 'police', 'police', ...Array<Role>(5).fill('civilian')] });
    kill(host, 1, 5);
    expect(host.state.phase).toMatchObject({ locked: { killer: 5 } });
  });
});

describe('the police check (POL-05, DET-04, DET-21, DET-22)', () => {
  it('is learnt when the choice locks, exactly, by every living officer', () => {
    const host = table();
    agreePolice(host);
    expect(learnt(host)).toEqual([[1, 'killer']]);
    expect(viewFor(host.state, { kind: 'seat', seat: 5 }).seats[0]?.known).toEqual({
      identity: 'killer',
      by: 'check',
    });
    expect(viewFor(host.state, { kind: 'seat', seat: 7 }).seats[0]?.known).toBeNull();
  });

  it('is learnt at the end of the night when they did not agree, also by an officer who dies that dawn', () => {
    const host = table();
    check(host, 4, 7);
    [1, 2, 3].forEach((seat) => kill(host, seat, 6));
    host.expire();
    expect(learnt(host)).toEqual([[7, 'civilian']]);
    expect(viewFor(host.state, { kind: 'seat', seat: 6 }).checks).toHaveLength(1);
  });

  it('partners, themselves and checked seats may be checked', () => {
    const host = table();
    expect(check(host, 4, 5)).toBe('ok');
    expect(check(host, 4, 4)).toBe('ok');
  });

  it('a learnt check is spent when the checked one then leaves', () => {
    const host = table();
    agreePolice(host);
    host.seat(1, { type: 'leave' });
    expect(check(host, 4, 2)).toBe('choiceLocked');
    host.expire();
    expect(learnt(host)).toEqual([[1, 'killer']]);
  });

  it('no pick: no check', () => {
    const host = table();
    host.expire();
    expect(learnt(host)).toEqual([]);
  });
});

describe('the night (POL-06, POL-07, DET-28, CLUB-11)', () => {
  it('ends as soon as both groups have locked', () => {
    const host = table();
    agreePolice(host);
    [1, 2, 3].forEach((seat) => kill(host, seat, 9));
    expect(host.state.phase).toMatchObject({ kind: 'turn', turn: 'lastWords', seat: 9 });
  });

  it('lasts to its deadline where the ruleset fixes it', () => {
    const host = table({ ruleset: { ...police, night: { ...police.night, end: 'fixed' } } });
    agreePolice(host);
    [1, 2, 3].forEach((seat) => kill(host, seat, 9));
    expect(host.state.phase.kind).toBe('night');
    host.expire();
    expect(deaths(host)).toEqual([9]);
  });

  it('waits a closed pause after the last lock where the ruleset says so', () => {
    const host = table({ ruleset: { ...police, night: { ...police.night, endDelay: 7 } } });
    agreePolice(host);
    [1, 2, 3].forEach((seat) => kill(host, seat, 9));
    const locked = host.now;
    const shown = viewFor(host.state, { kind: 'spectator' }).until;
    expect(host.state.phase.kind).toBe('night');
    expect(shown).toBe(locked + 45_000);
    host.expire();
    expect(host.now - locked).toBe(7_300);
    expect(deaths(host)).toEqual([9]);
  });

  it('partners see picks as they are made, nobody else does', () => {
    const host = table();
    kill(host, 1, 7);
    expect(viewFor(host.state, { kind: 'seat', seat: 2 }).picks).toHaveLength(1);
    for (const seat of [4, 7]) expect(viewFor(host.state, { kind: 'seat', seat }).picks).toEqual([]);
    expect(viewFor(host.state, { kind: 'spectator' }).picks).toEqual([]);
    expect(viewFor(host.state, { kind: 'judge' }).picks).toHaveLength(1);
  });

  it('the protected seat is refused and shown to killers only, in night 1 only', () => {
    const host = table({ protectedSeats: [7] });
    expect(kill(host, 1, 7)).toBe('protectedSeat');
    expect(viewFor(host.state, { kind: 'seat', seat: 1 }).protectedSeats).toEqual([7]);
    expect(viewFor(host.state, { kind: 'seat', seat: 4 }).protectedSeats).toEqual([]);
    while (!host.over && host.state.round === 1) host.expire();
    expect(kill(host, 1, 7)).toBe('ok');
  });

  it('protection is off where the ruleset has none', () => {
    const host = table({ protectedSeats: [7], ruleset: { ...police, protect: { firstNight: false } } });
    expect(kill(host, 1, 7)).toBe('ok');
  });

  it('every pick is refused in a recognition night', () => {
    const host = table({ ruleset: { ...police, night: { ...police.night, kind: 'recognition' } } });
    expect(kill(host, 1, 7)).toBe('notYourAct');
  });
});

describe('out at night (DET-09, DET-22)', () => {
  it('the own pick falls and the lock is tested again among the living', () => {
    const host = table();
    kill(host, 1, 7);
    kill(host, 2, 7);
    kill(host, 3, 8);
    host.seat(3, { type: 'leave' });
    expect(host.state.phase).toMatchObject({ locked: { killer: 7 } });
  });

  it('a lock on who leaves opens again', () => {
    const host = table();
    [1, 2, 3].forEach((seat) => kill(host, seat, 9));
    host.send(SYSTEM, { type: 'eject', seat: 9, order: 'out', ground: GROUND });
    expect(host.state.phase).toMatchObject({ picks: [] });
    expect(locked(host)).toEqual({});
    expect(kill(host, 1, 8)).toBe('ok');
    expect(viewFor(host.state, { kind: 'seat', seat: 1 }).groups[0]?.locked).toBeNull();
  });

  it('who is out sees no more of the night, but keeps partners and checks (CLUB-15, DET-24)', () => {
    const host = table();
    agreePolice(host);
    kill(host, 1, 7);
    host.seat(4, { type: 'leave' });
    host.seat(2, { type: 'leave' });
    kill(host, 3, 8);
    const killer = viewFor(host.state, { kind: 'seat', seat: 2 });
    expect(killer.picks).toEqual([]);
    expect(killer.seats[0]?.known).toEqual({ identity: 'killer', by: 'partner' });
    expect(viewFor(host.state, { kind: 'seat', seat: 4 }).checks).toHaveLength(1);
  });
});
