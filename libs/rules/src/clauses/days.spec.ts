import { describe, expect, it } from '@jest/globals';
import type { Host, HostOptions } from '../testing/host.js';
import { ballot, eject, passAll } from '../testing/nine.js';
import { night, now, sit, speakers } from '../testing/play.js';

/** Deduction: seats 1–2 killers, 3–7 civilians. */
const table = (options = {}, more: HostOptions = {}): Host =>
  sit('deduction', 'K K C C C C C', options, more);

/** A day in which nobody votes. */
const quietDay = (host: Host): void => {
  passAll(host);
  ballot(host);
  ballot(host);
};

describe('days of deduction (DED-06, DET-12, DET-25)', () => {
  it('DET-12: after a first day without exile day 2 starts at the table’s first speaker, no night between', () => {
    const host = table({}, { firstSpeaker: 3 });
    host.expire();
    quietDay(host);
    expect(host.state.round).toBe(2);
    expect(speakers(host)).toEqual([3, 4, 5, 6, 7, 1, 2].map((seat) => `${seat} speech`));
  });

  it('DET-12, DED-07: the first exile of a later day shows the card; one of day 1 does not', () => {
    const late = table();
    late.expire();
    quietDay(late);
    passAll(late);
    ballot(late, { 1: 7 });
    expect(late.state.traces.shown).toEqual([7]);
    const early = table();
    early.expire();
    passAll(early);
    ballot(early, { 1: 7 });
    expect([now(early), early.state.traces.shown]).toEqual(['7 lastWords', []]);
  });

  it('DED-06, DET-05: a day without exile starts right of the last exile of all', () => {
    const host = table();
    host.expire();
    passAll(host);
    ballot(host, { 1: 4 });
    speakers(host);
    ballot(host);
    ballot(host);
    eject(host, 6);
    expect([host.state.round, now(host)]).toEqual([3, '5 speech']);
  });

  it('DET-25: a round is a day: as many quiet days as the ruleset says are a draw, an order out begins anew', () => {
    const host = table({ stalemateRounds: 2 });
    host.expire();
    quietDay(host);
    passAll(host);
    eject(host, 7);
    ballot(host);
    ballot(host);
    quietDay(host);
    expect(host.state.quietRounds).toBe(1);
    quietDay(host);
    expect([host.state.round, now(host)]).toEqual([4, 'draw stalemate']);
  });
});

describe('nobody ever acts (DET-25)', () => {
  it.each([
    ['deduction', 'K K C C C C', 10, 'draw stalemate'],
    ['police', 'K K P P C C C C', 10, 'draw stalemate'],
    ['police-mainstream', 'K K P P C C C C', 10, 'draw stalemate'],
    ['doctor-agent', 'K K P P D SP C C', 10, 'draw stalemate'],
    ['secret-killer', 'SK K K P P P D C C C C C', 3, 'draw tiedRounds'],
    ['secret-police', 'K K K P P SP D C C C C C', 3, 'draw tiedRounds'],
  ])('DET-25: %s is over all the same', (preset, seats, rounds, end) => {
    const host = sit(preset, seats);
    while (!host.over) host.expire();
    expect([host.state.round, now(host)]).toEqual([rounds, end]);
  });

  it.each(['secret-killer', 'secret-police'])('DET-25: %s too, where tied rounds are no draw', (preset) => {
    const seats = preset === 'secret-killer' ? 'SK K K P P P D C C C C C' : 'K K K P P SP D C C C C C';
    const wins = [
      { when: 'killersOut', result: 'good' },
      { when: 'policeOut', result: 'killers' },
    ];
    const host = sit(preset, seats, { 'tie.roundsToDraw': 'none', wins });
    while (!host.over) host.expire();
    expect([host.state.round, now(host)]).toEqual([10, 'draw stalemate']);
  });

  it('DET-25: is tested last: the third tied round is a draw by its own condition', () => {
    const host = sit('secret-killer', 'SK K K P P P D C C C C C', { stalemateRounds: 3 });
    while (!host.over) host.expire();
    expect(now(host)).toBe('draw tiedRounds');
  });

  it('DET-25: a death at night begins the count again, a save does not', () => {
    const host = sit('doctor-agent', 'K K P P D SP C C C C', { stalemateRounds: 3 });
    night(host, [5, null]);
    expect(host.state.quietRounds).toBe(1);
    night(host, [5, 7], [1, 7], [2, 7]);
    expect(host.state.quietRounds).toBe(2);
    night(host, [5, null], [1, 7], [2, 7]);
    passAll(host);
    ballot(host);
    ballot(host);
    expect(host.state.quietRounds).toBe(0);
  });
});
