import { describe, expect, it } from '@jest/globals';
import { GROUND, type Host } from '../testing/host.js';
import { holdLaw } from '../testing/law.js';
import { eject, passAll, server, stageLeft, told, vote } from '../testing/nine.js';
import {
  act,
  lastBallot,
  night,
  nominate,
  nomination,
  now,
  sit,
  speakers,
  windowVote,
  type Choice,
} from '../testing/play.js';
import { viewFor } from '../view/viewFor.js';

/** Seat 1 secret killer, 2–3 killers, 4–6 police, 7 doctor, 8–12 civilians. */
const table = (options = {}): Host => sit('secret-killer', 'SK K K P P P D C C C C C', options);

/** After a night in which these die: the nomination is open. */
const atNomination = (...picks: readonly Choice[]): Host => {
  const host = table();
  night(host, ...picks);
  passAll(host);
  return host;
};

const atFinal = (marks: Readonly<Record<number, readonly number[]>>, ...picks: readonly Choice[]): Host => {
  const host = atNomination(...picks);
  nomination(host, marks);
  passAll(host);
  return host;
};

const voidVote = (host: Host, seat: number): string =>
  server(host, { type: 'voidVote', seat, ground: GROUND });

describe('the nomination (SKV-10, SKV-11)', () => {
  it('SKV-10: up to three marks, a second press takes one back, oneself allowed', () => {
    const host = atNomination();
    expect(nominate(host, 8, 8, 1, 2, 3)).toEqual(['ok', 'ok', 'ok', 'marksSpent']);
    expect(nominate(host, 8, 1, 3)).toEqual(['ok', 'ok']);
    expect(viewFor(host.state, { kind: 'seat', seat: 8 }).votes.map(({ candidate }) => candidate)).toEqual([
      8, 2, 3,
    ]);
  });

  it('SKV-10, CLUB-15: last night’s dead mark and vote, but cannot be marked; the dead of before do neither', () => {
    const host = atNomination([1, 8]);
    expect([nominate(host, 8, 2), nominate(host, 4, 8)]).toEqual([['ok'], ['notCandidate']]);
    host.expire();
    passAll(host);
    expect(vote(host, 8, 2)).toBe('ok');
    host.expire();
    expect(host.state.day.exiled).toBe(2);
    passAll(host);
    night(host, [1, 9]);
    passAll(host);
    expect([nominate(host, 8, 4), nominate(host, 2, 4), nominate(host, 9, 4)]).toEqual([
      ['seatOut'],
      ['seatOut'],
      ['ok'],
    ]);
  });

  it('DET-17: a dead voter’s later leaving takes no mark and no vote away', () => {
    const host = atNomination([1, 8]);
    nominate(host, 8, 2);
    host.seat(8, { type: 'leave' });
    host.expire();
    expect(lastBallot(host)).toMatchObject({ outcome: { kind: 'circle', seats: [2] } });
    passAll(host);
    expect(vote(host, 8, 2)).toBe('ok');
  });

  it('SKV-11: all with the highest or the second-highest count enter, the third-highest does not', () => {
    const host = atNomination();
    nomination(host, { 1: [4, 5, 6], 2: [4, 5, 7], 3: [4, 6, 5], 8: [4, 6] });
    // 4: four marks, 5 and 6: three, 7: one.
    expect(lastBallot(host)?.outcome).toEqual({ kind: 'circle', seats: [4, 5, 6] });
  });

  it('SKV-11: two with the highest do not keep the second-highest out; a circle of one is possible', () => {
    const wide = atNomination();
    nomination(wide, { 1: [4, 5, 6], 2: [4, 5] });
    expect(lastBallot(wide)?.outcome).toEqual({ kind: 'circle', seats: [4, 5, 6] });
    const lonely = atNomination();
    nomination(lonely, { 1: [4], 2: [4] });
    expect(lastBallot(lonely)?.outcome).toEqual({ kind: 'circle', seats: [4] });
    expect(now(lonely)).toBe('4 statement');
    windowVote(lonely, { 8: 4 });
    expect(lonely.state.day.exiled).toBe(4);
  });

  it('DET-09: who goes out loses marks on them; their own marks stand (DET-17)', () => {
    const host = atNomination();
    nominate(host, 8, 4, 5);
    nominate(host, 9, 8);
    eject(host, 8);
    expect(nominate(host, 10, 8)).toEqual(['notCandidate']);
    host.expire();
    expect(lastBallot(host)?.outcome).toEqual({ kind: 'circle', seats: [4, 5] });
  });
});

describe('the circle (SKV-12, SKV-13, DET-06)', () => {
  it('SKV-12, DET-06: everybody in it states their innocence for 90 s, in the day’s speaking order', () => {
    const host = atNomination([1, 9]);
    nomination(host, { 4: [2, 11], 5: [2, 11, 12] });
    expect(stageLeft(host)).toBe(90_000);
    expect(speakers(host)).toEqual(['11 statement', '12 statement', '2 statement']);
    expect(now(host)).toBe('window');
    expect(lastBallot(host)).toMatchObject({ kind: 'final', candidates: [11, 12, 2] });
  });

  it('SKV-13: one vote, only within the circle, the last click counts, none is abstaining', () => {
    const host = atFinal({ 4: [2, 3] });
    expect([vote(host, 4, 5), vote(host, 4, 2), vote(host, 4, 3), vote(host, 5, 2), vote(host, 5, null)]).toEqual([
      'notCandidate', 'ok', 'ok', 'ok', 'ok',
    ]); // prettier-ignore
    expect(vote(host, 5, null)).toBe('nothingToWithdraw');
    host.expire();
    expect(lastBallot(host)).toMatchObject({
      calls: [{ candidate: 3, voters: [4] }],
      outcome: { kind: 'exiled', seat: 3 },
    });
  });

  it('DET-06, SKV-14: no votes at all: the whole circle is tied, nobody is out, the round is a tied one', () => {
    const host = atFinal({ 4: [2, 3] });
    host.expire();
    expect(lastBallot(host)?.outcome).toEqual({ kind: 'tied', seats: [2, 3] });
    expect(host.state).toMatchObject({ round: 2, tiedRounds: 1, phase: { kind: 'night' } });
  });

  it('SKV-14: a tie for most ends the round as well; an exile begins the row again', () => {
    const host = atFinal({ 4: [2, 3] });
    windowVote(host, { 4: 2, 5: 3 });
    expect(host.state.tiedRounds).toBe(1);
    night(host);
    nomination(host, { 4: [2] });
    windowVote(host, { 4: 2 });
    passAll(host);
    expect(host.state).toMatchObject({ round: 3, tiedRounds: 0 });
  });

  it('SKV-12, DET-08: the last of the circle out during the statements: a tied round', () => {
    const host = atNomination();
    nomination(host, { 4: [8, 9] });
    eject(host, 9);
    expect(now(host)).toBe('8 statement');
    eject(host, 8);
    expect(host.state).toMatchObject({ round: 2, tiedRounds: 1, phase: { kind: 'night' } });
    holdLaw(host);
  });

  it('DET-08: one left stands alone: a vote exiles, none is a tied round', () => {
    for (const votes of [{ 4: 8 }, {}]) {
      const host = atNomination();
      nomination(host, { 4: [8, 9] });
      eject(host, 9);
      windowVote(host, votes);
      expect(host.state.day.exiled).toBe('4' in votes ? 8 : null);
      passAll(host);
      expect(host.state.tiedRounds).toBe('4' in votes ? 0 : 1);
    }
  });

  it('DET-08: all candidates out in the window: a tied round, a voided vote is told all the same (CLUB-21)', () => {
    const host = atFinal({ 4: [8, 9] });
    vote(host, 5, 8);
    expect(voidVote(host, 5)).toBe('ok');
    eject(host, 8, 9);
    expect(host.state).toMatchObject({ round: 2, tiedRounds: 1, phase: { kind: 'night' } });
    expect(host.state.sanctions.map(({ kind }) => kind)).toEqual(['ejected', 'ejected', 'voteVoided']);
    holdLaw(host);
  });
});

describe('secret until the window closes (SKV-17, DET-14)', () => {
  it('SKV-17: marks and votes are their owner’s and the judge’s; then who voted for whom is public', () => {
    const host = atNomination();
    const plain = atNomination();
    nominate(host, 8, 2, 3);
    for (const viewer of [{ kind: 'spectator' }, { kind: 'seat', seat: 2 }] as const) {
      expect(viewFor(host.state, viewer)).toEqual(viewFor(plain.state, viewer));
      expect(told(host, viewer)).toEqual(told(plain, viewer));
    }
    expect(viewFor(host.state, { kind: 'seat', seat: 8 }).votes).toHaveLength(2);
    expect(viewFor(host.state, { kind: 'judge' }).votes).toHaveLength(2);
    host.expire();
    const open = viewFor(host.state, { kind: 'spectator' }).ballots[0];
    expect(open?.calls).toEqual([
      { candidate: 2, voters: [8] },
      { candidate: 3, voters: [8] },
    ]);
    passAll(host);
    vote(host, 8, 2);
    expect(viewFor(host.state, { kind: 'spectator' }).ballots[1]?.calls).toEqual([]);
    host.expire();
    expect(viewFor(host.state, { kind: 'spectator' }).ballots[1]?.calls).toEqual([
      { candidate: 2, voters: [8] },
    ]);
  });

  it('DET-14: a mark cannot be voided', () => {
    const host = atNomination();
    nominate(host, 8, 2);
    expect(voidVote(host, 8)).toBe('nothingToVoid');
  });

  it('DET-14: a vote voided in the window does not count and cannot be given again', () => {
    const host = atFinal({ 4: [2, 3] });
    vote(host, 4, 2);
    vote(host, 5, 3);
    expect([voidVote(host, 5), voidVote(host, 5), vote(host, 5, 2)]).toEqual([
      'ok',
      'nothingToVoid',
      'voteVoided',
    ]);
    host.expire();
    expect(lastBallot(host)).toMatchObject({
      calls: [{ candidate: 2, voters: [4] }],
      outcome: { kind: 'exiled', seat: 2 },
    });
  });

  it('DET-14: so does one voided in the tally after it', () => {
    const host = atFinal({ 4: [2, 3] });
    host.send({ kind: 'judge', judge: 'judge-1' }, { type: 'takeTable' });
    windowVote(host, { 4: 2, 5: 3, 6: 3 });
    expect(now(host)).toBe('tally');
    expect([voidVote(host, 5), voidVote(host, 6), act(host, 5, { type: 'castVote', candidate: 2 })]).toEqual([
      'ok', 'ok', 'wrongStage',
    ]); // prettier-ignore
    host.expire();
    expect(lastBallot(host)?.outcome).toEqual({ kind: 'exiled', seat: 2 });
  });
});
