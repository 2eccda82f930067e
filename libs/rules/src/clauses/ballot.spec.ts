import { describe, expect, it } from '@jest/globals';
import type { Role } from '../model/role.js';
import { police } from '../ruleset/police.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { GROUND, Host, SYSTEM } from '../testing/host.js';
import { viewFor } from '../view/viewFor.js';

/** Seats 1–2 killers, 3–4 police, 5–9 civilians. */
const NINE: readonly Role[] = [
  'killer', 'killer', 'police', 'police', 'civilian', 'civilian', 'civilian', 'civilian', 'civilian',
]; // prettier-ignore

const vote = (host: Host, seat: number, candidate: number | null): string =>
  host.code({ kind: 'seat', seat }, { type: 'castVote', stage: host.state.stage, candidate });

const called = (host: Host): number => (host.state.phase.kind === 'call' ? host.state.phase.candidate : 0);

const passAll = (host: Host): void => {
  for (let { phase } = host.state; phase.kind === 'turn'; { phase } = host.state)
    host.seat(phase.seat, { type: 'pass', stage: host.state.stage });
};

/** A table whose first ballot is open: no victim in night 1, so seat 1 is called first. */
const atBallot = (ruleset: Ruleset = police): Host => {
  const host = Host.start({ roles: NINE, ruleset });
  host.expire();
  passAll(host);
  return host;
};

/** Plays a whole ballot: voter → candidate. */
const ballot = (host: Host, votes: Readonly<Record<number, number>>): void => {
  const count = host.state.ballots.length;
  while (host.state.phase.kind === 'call' && host.state.ballots.length === count) {
    for (const [voter, candidate] of Object.entries(votes))
      if (candidate === called(host)) vote(host, Number(voter), candidate);
    host.expire();
  }
};

const outcome = (host: Host, index: number) => host.state.ballots[index]?.outcome;
const turn = (host: Host) =>
  host.state.phase.kind === 'turn' ? [host.state.phase.turn, host.state.phase.seat] : host.state.phase.kind;

describe('roll call (POL-12, POL-13, DET-21, DET-23, DET-27)', () => {
  it('calls candidates in the day’s order; a vote goes to the one being called', () => {
    const host = atBallot();
    expect(called(host)).toBe(1);
    expect(vote(host, 5, 2)).toBe('notCalled');
    expect(vote(host, 1, 1)).toBe('ok');
    host.expire();
    expect(called(host)).toBe(2);
  });

  it('a second vote is refused, in the same call and in a later one', () => {
    const host = atBallot();
    vote(host, 5, 1);
    expect(vote(host, 5, 1)).toBe('alreadyVoted');
    host.expire();
    expect(vote(host, 5, 2)).toBe('alreadyVoted');
  });

  it('a vote may be withdrawn while its call is open, and given to a later candidate', () => {
    const host = atBallot();
    expect(vote(host, 5, null)).toBe('nothingToWithdraw');
    vote(host, 5, 1);
    expect(vote(host, 5, null)).toBe('ok');
    host.expire();
    expect(vote(host, 5, 2)).toBe('ok');
    host.expire();
    expect(vote(host, 5, null)).toBe('nothingToWithdraw');
  });

  it('until the call closes only the voter and the judge see a vote', () => {
    const host = atBallot();
    vote(host, 5, 1);
    const votes = (viewer: Parameters<typeof viewFor>[1]) => viewFor(host.state, viewer).votes;
    expect(votes({ kind: 'seat', seat: 5 })).toEqual([{ seat: 5, candidate: 1 }]);
    expect(votes({ kind: 'judge' })).toHaveLength(1);
    for (const viewer of [{ kind: 'seat', seat: 1 }, { kind: 'spectator' }] as const)
      expect(votes(viewer)).toEqual([]);
    expect(viewFor(host.state, { kind: 'spectator' }).ballots[0]?.calls).toEqual([]);
    host.expire();
    expect(viewFor(host.state, { kind: 'spectator' }).ballots[0]?.calls).toEqual([
      { candidate: 1, voters: [5] },
    ]);
  });

  it('a vote of the stage before, or after its time, is refused; at the last moment it counts (CON-04, CLUB-13)', () => {
    const host = atBallot();
    const { stage } = host.state;
    const at = host.state.deadlines[0]?.at ?? 0;
    host.now = at;
    expect(vote(host, 5, 1)).toBe('ok');
    host.now = at + 1;
    expect(vote(host, 6, 1)).toBe('tooLate');
    host.expire();
    expect(host.code({ kind: 'seat', seat: 7 }, { type: 'castVote', stage, candidate: 1 })).toBe(
      'staleStage',
    );
  });

  it('closes as soon as every vote lies in a closed call', () => {
    const host = atBallot();
    for (const seat of [1, 2, 3, 4, 5, 6, 7, 8, 9]) vote(host, seat, 1);
    host.expire();
    expect(outcome(host, 0)).toEqual({ kind: 'exiled', seat: 1 });
  });

  it('the dead do not vote and are not called (CLUB-15)', () => {
    const host = Host.start({ roles: NINE });
    host.seat(1, { type: 'pick', stage: host.state.stage, verb: 'kill', target: 5 });
    host.expire();
    passAll(host);
    expect(called(host)).toBe(6);
    expect(vote(host, 5, 6)).toBe('seatOut');
  });
});

describe('ties (POL-15 to POL-18, DET-07, DET-08, DET-15, MAI-04)', () => {
  it('no vote at all: one more ballot at once among the same, then night without exile', () => {
    const host = atBallot();
    ballot(host, {});
    expect(host.state.ballots.at(-1)).toMatchObject({
      kind: 'repeat',
      candidates: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    });
    ballot(host, {});
    expect(host.state.phase.kind).toBe('night');
    expect(host.state.round).toBe(2);
  });

  it('a tie with votes in the repeated ballot is a first tie', () => {
    const host = atBallot();
    ballot(host, {});
    ballot(host, { 3: 1, 4: 2 });
    expect(turn(host)).toEqual(['statement', 1]);
  });

  it('the tied speak in the day’s order, then a ballot among them alone', () => {
    const host = atBallot();
    ballot(host, { 3: 2, 4: 1 });
    expect(turn(host)).toEqual(['statement', 1]);
    passAll(host);
    expect(host.state.ballots.at(-1)).toMatchObject({ kind: 'statement', candidates: [1, 2] });
  });

  it('a tie ballot without votes: the same stay tied', () => {
    const host = atBallot();
    ballot(host, { 3: 2, 4: 1 });
    passAll(host);
    ballot(host, {});
    expect(turn(host)).toEqual(['offCircleSpeech', 3]);
    passAll(host);
    ballot(host, {});
    expect(host.state.phase).toEqual({ kind: 'ended', result: 'draw', reason: 'tie' });
  });

  it('a tie that shrinks goes on to the next step, or repeats its own where the ruleset says so', () => {
    const tieOfThree = (ruleset: Ruleset): Host => {
      const host = atBallot(ruleset);
      ballot(host, { 3: 1, 4: 2, 5: 6 });
      passAll(host);
      ballot(host, { 3: 1, 4: 2 });
      return host;
    };
    expect(turn(tieOfThree(police))).toEqual(['offCircleSpeech', 3]);
    const shrinking = { ...police, tie: { ...police.tie, shrunkRepeats: true } };
    expect(turn(tieOfThree(shrinking))).toEqual(['statement', 1]);
  });

  it('all tied in a later step: nobody is off the circle, the ballot follows at once', () => {
    const host = atBallot();
    ballot(host, { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 7, 7: 8, 8: 9, 9: 1 });
    passAll(host);
    ballot(host, { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 7, 7: 8, 8: 9, 9: 1 });
    expect(host.state.ballots.at(-1)).toMatchObject({ kind: 'offCircle', outcome: null });
  });

  it('no tie steps and no exile at the end of ties: night falls', () => {
    const host = atBallot({ ...police, tie: { ...police.tie, steps: [], end: 'noExile' } });
    ballot(host, { 3: 2, 4: 1 });
    expect(host.state.phase.kind).toBe('night');
  });

  it('lots at the end of ties: one of the tied goes, recomputable from the seed (MAI-03)', () => {
    const host = atBallot({ ...police, tie: { ...police.tie, steps: [], end: 'lots' } });
    const { position } = host.state.lots;
    ballot(host, { 3: 2, 4: 1 });
    expect([1, 2]).toContain(host.state.day.exiled);
    expect(host.state.lots.position).toBeGreaterThan(position);
  });

  it('one candidate left: the ballot is held; one vote exiles, none does not', () => {
    const lonely = (): Host => {
      const host = atBallot();
      ballot(host, { 3: 2, 4: 1 });
      host.send(SYSTEM, { type: 'eject', seat: 2, order: 'out', ground: GROUND });
      passAll(host);
      return host;
    };
    const voted = lonely();
    ballot(voted, { 3: 1 });
    // Both killers are out: the good win at once, last words are dropped (CON-08).
    expect(voted.state.phase).toMatchObject({ kind: 'ended', result: 'good' });
    const silent = lonely();
    ballot(silent, {});
    expect(silent.state.phase.kind).toBe('night');
  });

  it('no candidate left: the round ends at once, in the statements and in the ballot', () => {
    const host = atBallot();
    ballot(host, { 3: 5, 4: 6 });
    for (const seat of [5, 6]) host.send(SYSTEM, { type: 'eject', seat, order: 'dead', ground: GROUND });
    expect(host.state.phase.kind).toBe('night');
    expect(host.state.quietRounds).toBe(0);
  });
});

describe('last words (POL-09, POL-10, CON-08)', () => {
  const killing = (host: Host, target: number): void => {
    for (const seat of [1, 2])
      host.seat(seat, { type: 'pick', stage: host.state.stage, verb: 'kill', target });
    host.expire();
  };

  it('are for the first N dead in order of death, N the police at the deal', () => {
    const host = Host.start({ roles: NINE });
    killing(host, 5);
    expect(turn(host)).toEqual(['lastWords', 5]);
    passAll(host);
    ballot(host, { 1: 6, 2: 6, 3: 6 });
    expect(turn(host)).toEqual(['lastWords', 6]);
    passAll(host);
    killing(host, 7);
    expect(turn(host)).toEqual(['speech', 8]);
  });

  it('an ejected seat has none and does not count (CLUB-20)', () => {
    const host = Host.start({ roles: NINE });
    for (const seat of [8, 9]) host.send(SYSTEM, { type: 'eject', seat, order: 'out', ground: GROUND });
    killing(host, 5);
    expect(turn(host)).toEqual(['lastWords', 5]);
  });

  it('a speaker with last words may speak and pass, not surrender or vote; afterwards nothing', () => {
    const host = Host.start({ roles: NINE });
    killing(host, 5);
    const act = (type: 'surrender' | 'pass') =>
      host.code({ kind: 'seat', seat: 5 }, { type, stage: host.state.stage });
    expect(act('surrender')).toBe('surrenderNotOpen');
    expect(host.seat(5, { type: 'speak', stage: host.state.stage, text: { id: 'a', hash: 'b' } }).ok).toBe(
      true,
    );
    expect(act('pass')).toBe('ok');
    expect(act('pass')).toBe('seatOut');
  });
});
