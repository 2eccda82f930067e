import { describe, expect, it } from '@jest/globals';
import { Host, SYSTEM } from '../testing/host.js';
import { viewFor } from '../view/viewFor.js';

const shown = (host: Host): number =>
  host.state.deadlines.find(({ id }) => id.startsWith('stage:'))?.shown ?? 0;

describe('deadlines (CON-04)', () => {
  it('a timer only asks: too early, unknown and twice are refused and change nothing', () => {
    const host = Host.start();
    const [deadline] = host.state.deadlines;
    const id = deadline?.id ?? '';
    expect(deadline).toMatchObject({ shown: host.now + 45_000, at: host.now + 45_300 });
    expect(host.code(SYSTEM, { type: 'expire', deadline: id })).toBe('notDue');
    expect(host.code(SYSTEM, { type: 'expire', deadline: 'stage:99' })).toBe('noSuchDeadline');
    expect(host.code({ kind: 'seat', seat: 1 }, { type: 'expire', deadline: id })).toBe('notAllowed');
    host.expire();
    const before = host.state;
    expect(host.code(SYSTEM, { type: 'expire', deadline: id })).toBe('noSuchDeadline');
    expect(host.state).toBe(before);
  });

  it('a table’s factor multiplies every stage', () => {
    const host = Host.start({ clockFactor: 2 });
    expect(shown(host) - host.now).toBe(90_000);
    host.expire();
    expect(shown(host) - host.now).toBe(120_000);
  });
});

describe('a lost connection (CLUB-14)', () => {
  it('is leaving only when the grace has passed', () => {
    const host = Host.start();
    host.send(SYSTEM, { type: 'loseConnection', seat: 5 });
    expect(host.state.seats[4]).toMatchObject({ away: true, exit: null });
    host.now += 60_299;
    expect(host.code(SYSTEM, { type: 'expire', deadline: 'grace:5:1' })).toBe('notDue');
    host.now += 1;
    expect(host.code(SYSTEM, { type: 'expire', deadline: 'grace:5:1' })).toBe('ok');
    expect(host.state.seats[4]?.exit).toMatchObject({ how: 'left' });
  });

  it('a return in time ends the grace; the old deadline means nothing any more', () => {
    const host = Host.start();
    host.send(SYSTEM, { type: 'loseConnection', seat: 5 });
    host.send(SYSTEM, { type: 'regainConnection', seat: 5 });
    host.now += 100_000;
    expect(host.code(SYSTEM, { type: 'expire', deadline: 'grace:5:1' })).toBe('noSuchDeadline');
  });

  it('is told to nobody but the judge', () => {
    const host = Host.start();
    const others = [{ kind: 'spectator' }, { kind: 'seat', seat: 1 }] as const;
    const before = others.map((viewer) => viewFor(host.state, viewer));
    const counts = host.state.counts.public;
    host.send(SYSTEM, { type: 'loseConnection', seat: 5 });
    expect(others.map((viewer) => viewFor(host.state, viewer))).toEqual(before);
    expect(host.state.counts.public).toBe(counts);
    expect(viewFor(host.state, { kind: 'judge' }).away).toEqual([5]);
  });
});

describe('an outage given back', () => {
  it('moves the stage by the missing time, at least ten seconds, and starts graces anew', () => {
    const host = Host.start();
    host.send(SYSTEM, { type: 'loseConnection', seat: 5 });
    const before = shown(host);
    host.now += 3_000;
    host.send(SYSTEM, { type: 'holdClock', missing: 3_000 });
    expect(shown(host)).toBe(before + 10_000);
    expect(host.state.deadlines.find(({ id }) => id.startsWith('grace:5'))?.shown).toBe(host.now + 60_000);
    host.send(SYSTEM, { type: 'holdClock', missing: 40_000 });
    expect(shown(host)).toBe(before + 50_000);
    expect(host.code(SYSTEM, { type: 'holdClock', missing: 0 })).toBe('badAmount');
  });

  it('of more than a minute brings the game back paused until the living are back', () => {
    const host = Host.start({ size: 8 });
    host.now += 200_000;
    host.send(SYSTEM, { type: 'holdClock', missing: 200_000 });
    expect(host.state.pause).toMatchObject({ cause: 'outage' });
    for (const seat of [1, 2, 3, 4, 5, 6, 7]) host.send(SYSTEM, { type: 'regainConnection', seat });
    expect(host.state.pause).not.toBeNull();
    host.send(SYSTEM, { type: 'regainConnection', seat: 8 });
    expect(host.state.pause).toBeNull();
    expect(shown(host) - host.now).toBe(45_000);
  });

  it('goes on after 90 seconds without those who stay away', () => {
    const host = Host.start({ size: 8 });
    host.now += 200_000;
    host.send(SYSTEM, { type: 'holdClock', missing: 200_000 });
    const before = host.now;
    host.expire();
    expect(host.now - before).toBe(90_300);
    expect(host.state.pause).toBeNull();
  });
});
