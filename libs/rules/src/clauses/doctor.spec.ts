import { describe, expect, it } from '@jest/globals';
import { ballot, eject, passAll, server } from '../testing/nine.js';
import { dead, night, now, pick, sit, speakers } from '../testing/play.js';
import { viewFor } from '../view/viewFor.js';
import type { Host } from '../testing/host.js';

/** Seats 1–2 killers, 3–4 police, 5 doctor, 6 secret police, 7–10 civilians. */
const TEN = 'K K P P D SP C C C C';
const table = (options = {}): Host => sit('doctor-agent', TEN, options);

describe('the doctor (DOC-02, DOC-03, DOC-09)', () => {
  it('DOC-02: heals anybody, themself too, or nobody', () => {
    for (const target of [1, 3, 5, 10, null]) expect(pick(table(), 5, target)).toBe('ok');
    const self = table();
    night(self, [5, 5], [1, 5], [2, 5]);
    expect(dead(self)).toEqual([]);
  });

  it('DOC-03: a heal saves from killers and shot, from whichever and from both', () => {
    for (const attacks of [
      [
        [1, 7],
        [2, 7],
      ],
      [[6, 7]],
      [
        [6, 7],
        [1, 7],
        [2, 7],
      ],
    ] as const) {
      const host = table();
      night(host, [5, 7], ...attacks);
      expect(dead(host)).toEqual([]);
      expect(host.state.traces.marks).toEqual([]);
    }
  });

  it('DOC-09, DET-21: the dead can be neither healed nor shot; a heal of before does not reach them', () => {
    const host = table({ 'day.afterPeacefulNight': 'day' });
    night(host, [1, 7], [2, 7]);
    eject(host, 8);
    while (host.state.phase.kind !== 'night') host.expire();
    expect([pick(host, 5, 7), pick(host, 5, 8), pick(host, 6, 7), pick(host, 6, 8)]).toEqual(
      Array(4).fill('targetOut'),
    );
    expect(host.state.seats[6]?.exit).toEqual({ how: 'killed', round: 1 });
  });

  it('DOC-11: secret officer, police and doctor know of each other nothing', () => {
    const host = table();
    const known = (viewer: number): number[] =>
      viewFor(host.state, { kind: 'seat', seat: viewer }).seats.flatMap(({ seat, known: by }) =>
        by ? [seat] : [],
      );
    expect([3, 5, 6].map(known)).toEqual([[3, 4], [5], [6]]);
    night(host, [3, 6], [4, 6], [5, null]);
    expect(host.state.checks).toMatchObject([{ target: 6, identity: 'secretPolice', learners: [3, 4] }]);
  });
});

describe('needle marks (DOC-04, DET-20)', () => {
  it('DOC-04: a second empty needle in the very next night kills', () => {
    const host = table();
    night(host, [5, 7]);
    expect(host.state.traces.marks).toEqual([{ seat: 7, round: 1 }]);
    night(host, [5, 7]);
    expect(dead(host)).toEqual([7]);
    expect(host.state.traces.marks).toEqual([]);
  });

  it('DOC-04: a night without another heals the mark, a needle of somebody else as well', () => {
    for (const between of [null, 8]) {
      const host = table();
      night(host, [5, 7]);
      night(host, [5, between]);
      night(host, [5, 7]);
      expect(dead(host)).toEqual([]);
      expect(host.state.traces.marks).toEqual([{ seat: 7, round: 3 }]);
    }
  });

  it('DET-20: a save in the next night neither adds a mark nor keeps the old one', () => {
    const host = table();
    night(host, [5, 7]);
    night(host, [5, 7], [1, 7], [2, 7]);
    expect(dead(host)).toEqual([]);
    expect(host.state.traces.marks).toEqual([]);
    night(host, [5, 7]);
    expect(dead(host)).toEqual([]);
  });

  it('DET-20: of cumulative ones the old mark stays through a save', () => {
    const host = table({ 'doctor.needles': 'cumulative' });
    night(host, [5, 7]);
    night(host, [5, 7], [1, 7], [2, 7]);
    expect(host.state.traces.marks).toEqual([{ seat: 7, round: 1 }]);
    night(host, [5, null]);
    night(host, [5, 7]);
    expect(dead(host)).toEqual([7]);
  });

  it('DET-20: marks die with their bearer, killed or ordered out', () => {
    const killed = table({ 'doctor.needles': 'cumulative' });
    night(killed, [5, 7]);
    night(killed, [1, 7], [2, 7], [5, null]);
    expect(killed.state.traces.marks).toEqual([]);
    const out = table({ 'doctor.needles': 'cumulative' });
    night(out, [5, 7]);
    eject(out, 7);
    night(out, [5, null]);
    expect(out.state.traces.marks).toEqual([]);
  });

  it('DOC-06: killers, shot and needle take three in one night', () => {
    const host = table();
    night(host, [5, 7]);
    night(host, [6, 9], [1, 8], [2, 8], [5, 7]);
    expect(dead(host)).toEqual([7, 8, 9]);
  });

  it('DOC-12, POL-09: of three in one dawn the first two have last words; the speeches start right of the first', () => {
    const host = table();
    night(host, [5, 8]);
    night(host, [6, 9], [1, 7], [2, 7], [5, 8]);
    expect(dead(host)).toEqual([7, 8, 9]);
    expect(speakers(host).slice(0, 4)).toEqual(['7 lastWords', '8 lastWords', '10 speech', '1 speech']);
  });

  it('DOC-12, DET-05: the first announced counts for the start of a day without a victim too', () => {
    const host = table({ 'day.afterPeacefulNight': 'day' });
    night(host, [6, 9], [1, 7], [2, 7], [5, null]);
    passAll(host);
    ballot(host);
    ballot(host);
    night(host, [5, null]);
    expect(now(host)).toBe('8 speech');
  });

  it('DOC-04, CON-06: nobody sees a mark, the judge not either', () => {
    const host = table();
    const plain = table();
    for (const one of [host, plain]) server(one, { type: 'takeTable' });
    night(host, [5, 7]);
    night(plain, [5, null]);
    for (const viewer of [{ kind: 'judge' }, { kind: 'spectator' }, { kind: 'seat', seat: 7 }] as const)
      expect(viewFor(host.state, viewer)).toEqual(viewFor(plain.state, viewer));
  });
});

describe('the night of the doctor (DOC-07, DOC-08, DET-22)', () => {
  const allButDoctor = (): Host => {
    const host = table();
    for (const [seat, target] of [
      [1, 7],
      [2, 7],
      [3, 1],
      [4, 1],
    ] as const)
      pick(host, seat, target);
    return host;
  };

  it('DOC-08: waits for the doctor, "nobody" must be said; not for the secret officer', () => {
    const host = allButDoctor();
    expect(now(host)).toBe('night');
    pick(host, 5, null);
    expect(dead(host)).toEqual([7]);
  });

  it('DOC-08: a doctor who is out has acted', () => {
    const host = allButDoctor();
    eject(host, 5);
    expect(dead(host)).toEqual([7]);
  });

  it('DET-22: a heal on somebody who then goes out is no act: the doctor heals again, no mark is left', () => {
    const host = table();
    pick(host, 5, 8);
    eject(host, 8);
    for (const [seat, target] of [
      [1, 7],
      [2, 7],
      [3, 1],
      [4, 1],
    ] as const)
      pick(host, seat, target);
    expect(now(host)).toBe('night');
    expect(pick(host, 5, 7)).toBe('ok');
    expect(dead(host)).toEqual([]);
    expect(host.state.nights[0]?.picks).not.toContainEqual({ seat: 5, verb: 'heal', target: 8 });
  });

  it('DOC-07, DET-09: without a night death straight to the next night, an exit at night or not', () => {
    const host = table();
    eject(host, 10);
    night(host, [5, null]);
    expect(now(host)).toBe('night');
    expect(host.state).toMatchObject({ round: 2, quietRounds: 0, ballots: [] });
    night(host, [5, null]);
    expect(host.state).toMatchObject({ round: 3, quietRounds: 1 });
  });

  it('DOC-07: a needle alone is a death, the day is held', () => {
    const host = table();
    night(host, [5, 7]);
    night(host, [5, 7]);
    expect(now(host)).toBe('7 lastWords');
  });
});
