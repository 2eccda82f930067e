import { describe, expect, it } from '@jest/globals';
import type { Host, HostOptions } from '../testing/host.js';
import { ballot, passAll, vote } from '../testing/nine.js';
import { act, lastBallot, now, pick, sit, speakers } from '../testing/play.js';
import { viewFor } from '../view/viewFor.js';

/** Seats 1–2 killers, 3–7 civilians. */
const table = (more: HostOptions = {}): Host => sit('deduction', 'K K C C C C C', {}, more);

const onDayOne = (more: HostOptions = {}): Host => {
  const host = table(more);
  host.expire();
  return host;
};

/** Everybody speaks, this seat is voted out and has its last words. */
const exile = (host: Host, seat: number): void => {
  passAll(host);
  ballot(host, { 3: seat });
  if (now(host) === `${seat} lastWords`) act(host, seat, { type: 'pass' });
};

const quietDay = (host: Host): void => {
  passAll(host);
  ballot(host);
  ballot(host);
};

describe('the recognition night (DED-02, CON-02)', () => {
  it('DED-02: the killers know each other, every pick is refused, nobody dies, the clock is short', () => {
    const host = table();
    const known = (viewer: number): number[] =>
      viewFor(host.state, { kind: 'seat', seat: viewer }).seats.flatMap(({ seat, known: by }) =>
        by ? [seat] : [],
      );
    expect([1, 2, 3].map(known)).toEqual([[1, 2], [1, 2], [3]]);
    expect([pick(host, 1, 5), pick(host, 2, null)]).toEqual(['notYourAct', 'notYourAct']);
    expect((viewFor(host.state, { kind: 'spectator' }).until ?? 0) - host.now).toBe(15_000);
    host.expire();
    expect(host.state.seats.every(({ exit }) => exit === null)).toBe(true);
  });

  it('CON-02, DED-09: it is the only one; a day follows a day', () => {
    const host = onDayOne();
    exile(host, 7);
    expect([host.state.round, now(host)]).toEqual([2, '1 speech']);
    exile(host, 6);
    expect([host.state.round, now(host)]).toEqual([3, '1 speech']);
  });
});

describe('days and ballots (DED-03, DED-04, DED-11)', () => {
  it('DED-03, DED-06: two full passes on day 1 from the table’s first speaker, one on day 2', () => {
    const host = onDayOne({ firstSpeaker: 6 });
    const round = [6, 7, 1, 2, 3, 4, 5].map((seat) => `${seat} speech`);
    expect(speakers(host)).toEqual([...round, ...round]);
    ballot(host, { 3: 4 });
    expect(speakers(host)).toEqual(['4 lastWords', ...[5, 6, 7, 1, 2, 3].map((seat) => `${seat} speech`)]);
  });

  it('DED-04: candidates are called from the round’s first speaker; one vote in the whole ballot', () => {
    const host = onDayOne({ firstSpeaker: 6 });
    passAll(host);
    expect(lastBallot(host)?.candidates).toEqual([6, 7, 1, 2, 3, 4, 5]);
    expect([vote(host, 3, 6), vote(host, 3, 7)]).toEqual(['ok', 'notCalled']);
    host.expire();
    expect(vote(host, 3, 7)).toBe('alreadyVoted');
  });

  it('DED-11: statements, off-circle speeches, and the third tie draws the game', () => {
    const host = onDayOne();
    passAll(host);
    ballot(host, { 3: 6, 4: 7 });
    expect(speakers(host)).toEqual(['6 statement', '7 statement']);
    ballot(host, { 3: 6, 4: 7 });
    expect(speakers(host)).toEqual([1, 2, 3, 4, 5].map((seat) => `${seat} offCircleSpeech`));
    ballot(host, { 3: 6, 4: 7 });
    expect(now(host)).toBe('draw tie');
  });
});

describe('cards (DED-05, DED-07, DED-08, DED-12)', () => {
  it('DED-08: a killer’s card on day 2 opens the first exile’s, whatever it is', () => {
    const host = onDayOne();
    exile(host, 7);
    exile(host, 1);
    expect(host.state.traces.shown).toEqual([1, 7]);
    const open = viewFor(host.state, { kind: 'spectator' }).seats;
    expect([open[0]?.known, open[6]?.known]).toEqual([
      { identity: 'killer', by: 'reveal' },
      { identity: 'civilian', by: 'reveal' },
    ]);
    const both = onDayOne();
    exile(both, 2);
    exile(both, 1);
    expect(now(both)).toBe('good killersOut');
  });

  it('DED-07: a civilian’s card opens no other', () => {
    const host = onDayOne();
    exile(host, 7);
    exile(host, 6);
    expect(host.state.traces.shown).toEqual([6]);
    expect(viewFor(host.state, { kind: 'spectator' }).seats[6]?.known).toBeNull();
  });

  it('DED-12: a killer exiled on day 3 opens it as well, and without one the end does', () => {
    const host = onDayOne();
    exile(host, 7);
    quietDay(host);
    exile(host, 1);
    expect([host.state.round, host.state.traces.shown]).toEqual([4, [1, 7]]);
    const silent = onDayOne();
    exile(silent, 7);
    while (!silent.over) silent.expire();
    expect([
      silent.state.traces.shown,
      viewFor(silent.state, { kind: 'spectator' }).seats[6]?.known?.identity,
    ]).toEqual([[], 'civilian']);
  });
});
