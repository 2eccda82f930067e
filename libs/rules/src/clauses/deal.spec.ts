import { describe, expect, it } from '@jest/globals';
import { dealRoles } from '../deal/deal.js';
import { commitmentOf, drawOne, shuffled } from '../deal/lots.js';
import { decide } from '../decide/decide.js';
import type { StartGame } from '../model/command.js';
import { police } from '../ruleset/police.js';
import { hexBytes, seededRandom } from '../testing/random.js';
import { Host, SYSTEM } from '../testing/host.js';

const lotsOf = (seed: number, size: number) => {
  const random = seededRandom(seed);
  return {
    seed: hexBytes(random, 32),
    contributions: Array.from({ length: size }, () => hexBytes(random, 16)),
    position: 0,
  };
};

const START: StartGame = {
  type: 'startGame',
  gameId: 'g-1',
  rulesetId: 'r-1',
  ruleset: police,
  ranked: true,
  clockFactor: 1,
  firstSpeaker: 1,
  protectedSeats: [],
  seed: 'ab'.repeat(32),
  contributions: Array.from({ length: 9 }, () => '01'.repeat(16)),
};

describe('the deal (CON-09, POL-01)', () => {
  it.each([
    [8, 2, 2], [9, 2, 2], [10, 2, 2], [11, 3, 3], [12, 3, 3], [13, 3, 3], [14, 4, 4], [15, 4, 4],
  ])('%i players: %i killers, %i police, the rest civilians', (size, killers, officers) => {
    const roles = dealRoles(police, lotsOf(size, size))?.value ?? [];
    const count = (role: string): number => roles.filter((one) => one === role).length;
    expect([roles.length, count('killer'), count('police'), count('civilian')]).toEqual([size, killers, officers, size - killers - officers]);
  }); // prettier-ignore

  it('is known beforehand to whoever knows seed and contributions, and to nobody else', () => {
    const lots = lotsOf(1, 9);
    expect(dealRoles(police, lots)).toEqual(dealRoles(police, lots));
    const other = { ...lots, contributions: [...lots.contributions.slice(0, 8), '00'.repeat(16)] };
    expect(dealRoles(police, other)?.value).not.toEqual(dealRoles(police, lots)?.value);
  });

  it('a recorded deal never changes', () => {
    expect(dealRoles(police, lotsOf(42, 8))).toMatchSnapshot();
    expect(commitmentOf('g-1', 'ab'.repeat(32))).toMatchSnapshot();
  });

  it('every seat gets every card about equally often', () => {
    const kills = Array.from({ length: 9 }, () => 0);
    for (let seed = 0; seed < 2000; seed += 1)
      dealRoles(police, lotsOf(seed, 9))?.value.forEach((role, index) => {
        if (role === 'killer') kills[index] = (kills[index] ?? 0) + 1;
      });
    // 2,000 deals, 2 of 9: mean 444, six standard deviations 112.
    for (const count of kills) expect(Math.abs(count - 444)).toBeLessThan(112);
  });

  it('shuffling keeps every item, a lot is one of the items', () => {
    const items = Array.from({ length: 40 }, (_, index) => index);
    const drawn = shuffled(items, lotsOf(3, 8));
    expect([...drawn.value].sort((a, b) => a - b)).toEqual(items);
    expect(items).toContain(drawOne([0, ...items.slice(1)], lotsOf(4, 8)).value);
  });

  it('commits before the cards: the commitment shown is that of the seed shown at the end', () => {
    const host = Host.start();
    while (!host.over) host.expire();
    expect(commitmentOf('test-game', host.state.lots.seed)).toBe(host.state.commitment);
  });
});

describe('starting a game', () => {
  const code = (change: Partial<StartGame>): string => {
    const decision = decide(null, { ...START, ...change }, { now: 0, actor: SYSTEM });
    return decision.ok ? 'ok' : decision.code;
  };

  it('refuses what cannot be dealt', () => {
    expect(code({})).toBe('ok');
    expect(code({ seed: 'ab' })).toBe('badStart');
    expect(code({ contributions: START.contributions.slice(0, 7) })).toBe('badStart');
    expect(code({ contributions: [...START.contributions.slice(0, 8), 'xx'] })).toBe('badStart');
    expect(code({ firstSpeaker: 10 })).toBe('badStart');
    expect(code({ protectedSeats: [0] })).toBe('badStart');
  });

  it('is the server’s alone, and comes first', () => {
    expect(decide(null, START, { now: 0, actor: { kind: 'seat', seat: 1 } })).toEqual({
      ok: false,
      code: 'notStarted',
    });
    expect(decide(null, { type: 'leave' }, { now: 0, actor: SYSTEM })).toEqual({
      ok: false,
      code: 'notStarted',
    });
    expect(Host.start().code(SYSTEM, START)).toBe('alreadyStarted');
  });
});
