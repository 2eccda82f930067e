import { describe, expect, it } from '@jest/globals';
import { police } from '../ruleset/police.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import type { Host } from '../testing/host.js';
import { atBallot, ballot, check, eject, kill, nine, passAll, told, vote } from '../testing/nine.js';
import { viewFor } from '../view/viewFor.js';

const turn = (host: Host): unknown[] =>
  host.state.phase.kind === 'turn' ? [host.state.phase.turn, host.state.phase.seat] : [host.state.phase.kind];

const outcome = (host: Host) => host.state.ballots.at(-1)?.outcome;
const known = (host: Host, seat: number): unknown[] =>
  viewFor(host.state, { kind: 'seat', seat }).seats.flatMap((entry) =>
    entry.known === null || entry.seat === seat ? [] : [[entry.seat, entry.known.identity]],
  );
const withTies = (tie: Partial<Ruleset['tie']>): { ruleset: Ruleset } => ({
  ruleset: { ...police, tie: { ...police.tie, ...tie } },
});

describe('what is known (CON-06, POL-02, POL-08, CON-07)', () => {
  it('POL-02: killers know each other, police know each other, civilians nobody', () => {
    const host = nine();
    expect([1, 3, 5].map((seat) => known(host, seat))).toEqual([[[2, 'killer']], [[4, 'police']], []]);
  });

  it('POL-08, CON-07: dawn tells the seat alone, neither identity nor cause', () => {
    const host = nine();
    kill(host, 5, 1, 2);
    check(host, 1, 3, 4);
    const dawn = told(host, { kind: 'spectator' }).find(({ message }) => message.type === 'dawnBroke');
    expect(dawn?.message).toEqual({ type: 'dawnBroke', deaths: [5] });
    expect(known(host, 6)).toEqual([]);
  });

  it('CON-06: the end shows all roles, all picks and all ballots', () => {
    const host = nine();
    kill(host, 9, 1, 2);
    host.expire();
    passAll(host);
    vote(host, 5, 1);
    eject(host, 2, 1);
    const end = viewFor(host.state, { kind: 'spectator' });
    expect(end.reveal?.roles).toHaveLength(9);
    expect(end.reveal?.nights[0]?.picks).toHaveLength(2);
    expect(end.ballots).toHaveLength(1);
  });
});

describe('the night’s choices', () => {
  it('DET-03: after a withdrawal the last pick that still stands counts', () => {
    const host = nine();
    kill(host, 7, 1);
    kill(host, 8, 2);
    kill(host, null, 2);
    host.expire();
    expect(host.state.nights[0]?.deaths).toEqual([7]);
  });

  it('POL-03, POL-05: of the police too the pick made last of equal counts stands', () => {
    const host = nine();
    check(host, 7, 3);
    check(host, 1, 4);
    host.expire();
    expect(known(host, 3)).toContainEqual([1, 'killer']);
  });

  it('DET-09, DET-25: a night with an exit alone does not count as one without a death', () => {
    const host = nine();
    host.seat(9, { type: 'leave' });
    host.expire();
    passAll(host);
    ballot(host);
    ballot(host);
    expect([host.state.round, host.state.quietRounds]).toEqual([2, 0]);
  });

  it('POL-04, DET-21: the dead can be neither killed nor checked', () => {
    const host = nine();
    eject(host, 9);
    expect([...kill(host, 9, 1), ...check(host, 9, 3)]).toEqual(['targetOut', 'targetOut']);
  });
});

describe('where the day starts (POL-11, POL-12, CON-01, DET-05)', () => {
  it('POL-11: at the table’s first speaker while nobody is dead, wrapping at the last seat', () => {
    const host = nine({ firstSpeaker: 8 });
    host.expire();
    expect(host.state.day.order).toEqual([8, 9, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('POL-11, CON-01: right of the victim, the dead passed over; the ballot calls in the same order', () => {
    const host = nine();
    eject(host, 6);
    kill(host, 5, 1, 2);
    host.expire();
    passAll(host);
    expect(host.state.ballots[0]?.candidates).toEqual([7, 8, 9, 1, 2, 3, 4]);
  });

  it('POL-11, DET-05: without a victim right of the last exile; an ejected seat does not move the start', () => {
    const host = atBallot();
    ballot(host, { 3: 7, 4: 7 });
    passAll(host);
    eject(host, 2);
    host.expire();
    expect(host.state.day.order[0]).toBe(8);
  });
});

describe('the ballot and its ties', () => {
  it('POL-14, POL-10: most votes goes out, last words right after, then night falls', () => {
    const host = atBallot();
    ballot(host, { 3: 7, 4: 7, 5: 1 });
    expect(outcome(host)).toEqual({ kind: 'exiled', seat: 7 });
    expect(turn(host)).toEqual(['lastWords', 7]);
    passAll(host);
    expect(turn(host)).toEqual(['night']);
  });

  it('POL-15, POL-16, POL-17: statements, off-circle speeches, then the draw of the game', () => {
    const host = atBallot();
    ballot(host, { 3: 1, 4: 5 });
    expect(turn(host)).toEqual(['statement', 1]);
    passAll(host);
    ballot(host, { 3: 1, 4: 5 });
    expect(turn(host)).toEqual(['offCircleSpeech', 2]);
    passAll(host);
    expect(host.state.ballots.at(-1)).toMatchObject({ kind: 'offCircle', candidates: [1, 5] });
    ballot(host, { 3: 1, 4: 5 });
    expect(host.state.phase).toMatchObject({ kind: 'ended', result: 'draw', reason: 'tie' });
  });

  it('POL-16: the off-circle ballot is among the newly tied', () => {
    const host = atBallot();
    ballot(host, { 3: 1, 4: 5, 6: 7 });
    passAll(host);
    ballot(host, { 3: 1, 4: 5 });
    expect(turn(host)).toEqual(['offCircleSpeech', 2]);
    passAll(host);
    expect(host.state.ballots.at(-1)?.candidates).toEqual([1, 5]);
  });

  it('DET-15, MAI-04: a tie that shrinks in the off-circle ballot repeats that step where the ruleset says so', () => {
    const host = atBallot(withTies({ steps: ['offCircle'], shrunkRepeats: true }));
    ballot(host, { 3: 1, 4: 5, 6: 7 });
    passAll(host);
    ballot(host, { 3: 1, 4: 5 });
    expect(turn(host)).toEqual(['offCircleSpeech', 2]);
    passAll(host);
    ballot(host, { 3: 1, 4: 5 });
    expect(host.state.phase).toMatchObject({ kind: 'ended', reason: 'tie' });
  });

  it('DET-08: an ejection does not make a tie shrunk', () => {
    const host = atBallot(withTies({ shrunkRepeats: true }));
    ballot(host, { 3: 1, 4: 5, 6: 7 });
    passAll(host);
    eject(host, 7);
    ballot(host, { 3: 1, 4: 5 });
    expect(turn(host)).toEqual(['offCircleSpeech', 2]);
  });

  it('DET-08: the last candidate out during the off-circle speeches ends the round', () => {
    const host = atBallot();
    ballot(host, { 3: 5, 4: 6 });
    passAll(host);
    ballot(host, { 3: 5, 4: 6 });
    expect(turn(host)[0]).toBe('offCircleSpeech');
    eject(host, 5, 6);
    expect(turn(host)).toEqual(['night']);
  });

  it('DET-08, CLUB-20: the last candidate out while called ends the round', () => {
    const host = atBallot();
    ballot(host, { 3: 5, 4: 6 });
    passAll(host);
    eject(host, 6);
    vote(host, 3, 5);
    eject(host, 5);
    expect(turn(host)).toEqual(['night']);
    expect(host.state.tiedRounds).toBe(1);
  });

  it('DET-23: who is tied when a round ends without exile are all candidates still there', () => {
    const host = atBallot();
    ballot(host);
    eject(host, 9);
    ballot(host);
    expect(outcome(host)).toEqual({ kind: 'tied', seats: [1, 2, 3, 4, 5, 6, 7, 8] });
  });
});

describe('last words (POL-09, CON-08)', () => {
  it('POL-09: none where the ruleset gives none, a number of its own where it has one', () => {
    const first = (count: number): unknown[] => {
      const host = nine({ ruleset: { ...police, lastWords: { ...police.lastWords, count } } });
      kill(host, 5, 1, 2);
      host.expire();
      return turn(host);
    };
    expect([first(0)[0], first(1)[0]]).toEqual(['speech', 'lastWords']);
  });

  it('CON-08, POL-19: the first condition of the list that holds decides, last words are dropped', () => {
    const host = nine();
    eject(host, 5, 6, 7, 8, 2);
    host.expire();
    passAll(host);
    eject(host, 4);
    ballot(host, { 1: 3, 9: 3 });
    expect(host.state.phase).toMatchObject({ result: 'killers', reason: 'policeOut' });
  });
});

describe('rounds and their end', () => {
  it('CON-02, CON-03, CLUB-10: night 1 precedes day 1; who dies that night still has their pick counted', () => {
    const host = nine();
    expect(host.state).toMatchObject({ round: 1, phase: { kind: 'night' } });
    check(host, 1, 3);
    kill(host, 3, 1, 2);
    host.expire();
    expect(turn(host)).toEqual(['lastWords', 3]);
    expect(host.state.round).toBe(1);
    expect(known(host, 4)).toContainEqual([1, 'killer']);
  });

  it('POL-21, POL-19: a dawn that takes the last of an identity ends the game at once', () => {
    const host = nine();
    eject(host, 4);
    kill(host, 3, 1, 2);
    host.expire();
    expect(host.state.phase).toEqual({ kind: 'ended', result: 'killers', reason: 'policeOut' });
    expect(host.state.deadlines).toEqual([]);
  });

  it('POL-07, DOC-08: a group that has nobody alive has acted', () => {
    const host = nine({ ruleset: { ...police, wins: [{ when: 'goodOut', result: 'killers' }] } });
    eject(host, 3, 4);
    kill(host, 5, 1, 2);
    expect(host.state.nights[0]?.deaths).toEqual([5]);
  });
});
