import { describe, expect, it } from '@jest/globals';
import type { Host } from '../testing/host.js';
import { eject, stageLeft } from '../testing/nine.js';
import { dead, night, nomination, now, pick, sit, speakers, windowVote } from '../testing/play.js';
import { viewFor } from '../view/viewFor.js';

/** Seat 1 secret killer, 2–3 killers, 4–6 police, 7 doctor, 8–12 civilians. */
const table = (options = {}): Host => sit('secret-killer', 'SK K K P P P D C C C C C', options);

describe('the night’s end (DET-02, SKV-05)', () => {
  it.each([
    [
      'secret-killer',
      'SK K K P P P D C C C C C',
      [
        [1, 8],
        [2, 9],
        [3, 9],
        [4, 1],
        [5, 1],
        [6, 1],
        [7, 8],
      ],
    ],
    [
      'secret-police',
      'K K K P P SP D C C C C C',
      [
        [1, 9],
        [2, 9],
        [3, 9],
        [4, 1],
        [5, 1],
        [6, 8],
        [7, 8],
      ],
    ],
  ] as const)('DET-02: in %s it lasts to its deadline when all have chosen', (preset, seats, picks) => {
    const host = sit(preset, seats);
    for (const [seat, target] of picks) expect(pick(host, seat, target)).toBe('ok');
    expect([now(host), stageLeft(host)]).toEqual(['night', 45_000]);
  });

  it('DET-02: the secret killer and the doctor may change and withdraw until then', () => {
    const host = table();
    expect([pick(host, 1, 8), pick(host, 1, 9), pick(host, 7, 8), pick(host, 7, null)]).toEqual(
      Array(4).fill('ok'),
    );
    night(host);
    expect([dead(host), host.state.traces.marks]).toEqual([[9], []]);
    const none = table();
    night(none, [1, 8], [1, null]);
    expect(dead(none)).toEqual([]);
  });

  it('SKV-05: who does not agree may change; the pick made last by any of them stands, of the police too', () => {
    const host = table();
    night(host, [2, 8], [2, 9], [3, 10], [2, 11], [4, 1], [5, 1], [6, 8]);
    expect(dead(host)).toEqual([11]);
    expect(host.state.checks).toMatchObject([{ target: 8, identity: 'civilian' }]);
  });

  it('SKV-05: an agreed choice takes effect at once', () => {
    const host = table();
    for (const seat of [4, 5, 6]) pick(host, seat, 1);
    expect(host.state.checks).toMatchObject([{ target: 1, identity: 'special' }]);
    expect(pick(host, 4, 2)).toBe('choiceLocked');
  });

  it('DET-03: when the last act was a withdrawal the last pick that still stands counts', () => {
    const host = table();
    night(host, [2, 8], [3, 9], [3, null]);
    expect(dead(host)).toEqual([8]);
  });
});

describe('attacks (SKV-03, SKV-04, SKV-06, SKV-18)', () => {
  it('SKV-03: the secret killer may kill themself, which no immunity stops', () => {
    const host = table();
    night(host, [1, 1], [2, 1], [3, 1]);
    expect(dead(host)).toEqual([1]);
  });

  it('SKV-06: a heal saves from killers and secret killer alike, both at once', () => {
    const host = table();
    night(host, [1, 8], [2, 8], [3, 8], [7, 8]);
    expect([dead(host), host.state.traces.marks]).toEqual([[], []]);
  });

  it('SKV-18: healing the secret killer whom the killers attack in vain is no empty needle', () => {
    const host = table();
    for (let round = 1; round <= 2; round += 1) {
      night(host, [2, 1], [3, 1], [7, 1]);
      expect([dead(host), host.state.traces.marks]).toEqual([[], []]);
      nomination(host);
    }
  });

  it('SKV-06, SKV-18: healing the secret killer whom nobody attacks is one, the second kills', () => {
    const host = table();
    night(host, [7, 1]);
    expect(host.state.traces.marks).toEqual([{ seat: 1, round: 1 }]);
    nomination(host);
    night(host);
    nomination(host, { 4: [9] });
    windowVote(host, { 4: 9 });
    speakers(host);
    night(host, [7, 1]);
    expect(dead(host)).toEqual([1]);
  });

  it('SKV-18: where the ruleset counts it, a heal in vain is one', () => {
    const host = table({ 'doctor.vainHealIsNeedle': true });
    night(host, [2, 1], [3, 1], [7, 1]);
    expect(host.state.traces.marks).toEqual([{ seat: 1, round: 1 }]);
  });
});

describe('who knows and speaks (SKV-02, SKV-08, SKV-09, SKV-15)', () => {
  it('SKV-02: the secret killer knows nobody and sees no pick; the killers do not know them', () => {
    const host = table();
    pick(host, 2, 8);
    pick(host, 1, 9);
    const view = (seat: number) => viewFor(host.state, { kind: 'seat', seat });
    const known = (viewer: number) => view(viewer).seats.flatMap(({ seat, known: by }) => (by ? [seat] : []));
    expect([1, 2, 3, 4].map(known)).toEqual([[1], [2, 3], [2, 3], [4, 5, 6]]);
    expect([1, 3].map((seat) => view(seat).picks.map((one) => one.seat))).toEqual([[1], [2]]);
  });

  it('SKV-08, SKV-09: all dead of a night have last words by seat; speeches start after the first announced', () => {
    const host = table();
    night(host, [1, 11], [2, 8], [3, 8]);
    expect(stageLeft(host)).toBe(90_000);
    expect(speakers(host).slice(0, 4)).toEqual(['8 lastWords', '11 lastWords', '9 speech', '10 speech']);
  });

  it.each([
    [12, 3, 'SK K K P P P D C C C C C'],
    [16, 4, 'SK K K K P P P P D C C C C C C C'],
  ])(
    'SKV-15: with %i players the first %i exiled have last words, the night’s dead take none away',
    (_, count, seats) => {
      const host = sit('secret-killer', seats);
      const last = host.state.seats.length;
      night(host, [1, last]);
      for (let exiled = 1; exiled <= count + 1; exiled += 1) {
        const seat = last - exiled;
        nomination(host, { 2: [seat] });
        windowVote(host, { 2: seat });
        expect(now(host)).toBe(exiled <= count ? `${seat} lastWords` : 'night');
        speakers(host);
        night(host);
      }
    },
  );

  it('SKV-15: who was ordered out is not counted among the exiled', () => {
    const host = table();
    night(host);
    eject(host, 8, 9, 10);
    nomination(host, { 2: [11] });
    windowVote(host, { 2: 11 });
    expect(now(host)).toBe('11 lastWords');
  });
});
