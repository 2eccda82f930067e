import { describe, expect, it } from '@jest/globals';
import type { Role } from '../model/role.js';
import { police } from '../ruleset/police.js';
import { GROUND, Host, SYSTEM } from '../testing/host.js';

/** Seats 1–2 killers, 3–4 police, 5–9 civilians. */
const NINE: readonly Role[] = [
  'killer', 'killer', 'police', 'police', 'civilian', 'civilian', 'civilian', 'civilian', 'civilian',
]; // prettier-ignore

const DELAYED = { ...police, night: { ...police.night, endDelay: 7 } };

const pick = (
  host: Host,
  verb: 'kill' | 'check',
  target: number | null,
  ...seats: readonly number[]
): void => {
  for (const seat of seats) host.seat(seat, { type: 'pick', stage: host.state.stage, verb, target });
};

const out = (host: Host, seat: number): string =>
  host.code(SYSTEM, { type: 'eject', seat, order: 'out', ground: GROUND });

const dawns = (host: Host): number[] =>
  host.state.deadlines.filter(({ id }) => id.startsWith('dawn:')).map(({ shown }) => shown - host.now);

/** Both groups have locked, the killers on 9: dawn comes after the closed pause of seven seconds. */
const allLocked = (): Host => {
  const host = Host.start({ roles: NINE, ruleset: DELAYED });
  pick(host, 'check', 1, 3, 4);
  pick(host, 'kill', 9, 1, 2);
  return host;
};

describe('the closed pause before dawn (DET-28, DET-22)', () => {
  it('is called off when a lock falls: the group has its night back', () => {
    const host = allLocked();
    expect(dawns(host)).toEqual([7_000]);
    host.now += 3_000;
    out(host, 9);
    expect(dawns(host)).toEqual([]);
    host.now += 20_000;
    pick(host, 'kill', 8, 1, 2);
    expect(dawns(host)).toEqual([7_000]);
    host.expire();
    expect(host.state.nights[0]?.deaths).toEqual([8]);
  });

  it('is longer where the table multiplies its clocks', () => {
    const host = Host.start({ roles: NINE, ruleset: DELAYED, clockFactor: 1.5 });
    pick(host, 'check', 1, 3, 4);
    pick(host, 'kill', 9, 1, 2);
    expect(dawns(host)).toEqual([10_500]);
  });

  it('goes on when somebody leaves on whom no lock stands, a locked killer too', () => {
    const host = allLocked();
    host.now += 3_000;
    host.seat(8, { type: 'leave' });
    host.seat(2, { type: 'leave' });
    expect(dawns(host)).toEqual([4_000]);
    host.expire();
    expect(host.state.nights[0]?.deaths).toEqual([9]);
  });

  it('never breaks while the clock stands still (DET-13)', () => {
    const host = Host.start({ roles: NINE, ruleset: DELAYED });
    pick(host, 'check', 1, 3, 4);
    pick(host, 'kill', 9, 1);
    host.send(SYSTEM, { type: 'pause', ground: GROUND });
    host.seat(2, { type: 'leave' });
    expect(host.state.phase).toMatchObject({ locked: { killer: 9 } });
    expect(dawns(host)).toEqual([]);
    host.now += 100_000;
    host.send(SYSTEM, { type: 'resume' });
    expect(dawns(host)).toEqual([7_000]);
    host.expire();
    expect(host.state.nights[0]?.deaths).toEqual([9]);
  });

  it('is scheduled once, also when the pause holds it', () => {
    const host = allLocked();
    host.now += 3_000;
    host.send(SYSTEM, { type: 'pause', ground: GROUND });
    host.seat(8, { type: 'leave' });
    host.now += 60_000;
    host.send(SYSTEM, { type: 'resume' });
    expect(dawns(host)).toEqual([4_000]);
  });

  it('is called off during a pause as well', () => {
    const host = allLocked();
    host.send(SYSTEM, { type: 'pause', ground: GROUND });
    out(host, 9);
    host.send(SYSTEM, { type: 'resume' });
    expect(dawns(host)).toEqual([]);
    expect(host.state.deadlines).toHaveLength(1);
  });
});
