import { describe, expect, it } from '@jest/globals';
import type { Actor, Command } from '../model/command.js';
import type { Role } from '../model/role.js';
import { GROUND, Host, SYSTEM } from '../testing/host.js';
import { viewFor } from '../view/viewFor.js';

const NINE: readonly Role[] = [
  'killer', 'killer', 'police', 'police', 'civilian', 'civilian', 'civilian', 'civilian', 'civilian',
]; // prettier-ignore

const JUDGE: Actor = { kind: 'judge', judge: 'j-1' };

/** Night 1 is over without a victim and seat 1 speaks. */
const atSpeech = (): Host => {
  const host = Host.start({ roles: NINE });
  host.expire();
  return host;
};

const atBallot = (): Host => {
  const host = atSpeech();
  for (let { phase } = host.state; phase.kind === 'turn'; { phase } = host.state)
    host.seat(phase.seat, { type: 'pass', stage: host.state.stage });
  return host;
};

const left = (host: Host): number => (host.state.deadlines[0]?.shown ?? 0) - host.now;
const judge = (host: Host, command: Command): string => host.code(JUDGE, command);
const pass = (host: Host, seat: number): string =>
  host.code({ kind: 'seat', seat }, { type: 'pass', stage: host.state.stage });
const vote = (host: Host, seat: number, candidate: number): string =>
  host.code({ kind: 'seat', seat }, { type: 'castVote', stage: host.state.stage, candidate });

describe('who may judge (CLUB-03, CLUB-23)', () => {
  it('only the judge who has taken the table; players and strangers are refused', () => {
    const host = atSpeech();
    const warn: Command = { type: 'warn', seat: 1, ground: GROUND };
    expect(judge(host, warn)).toBe('notAllowed');
    expect(host.code({ kind: 'seat', seat: 1 }, warn)).toBe('notAllowed');
    expect(judge(host, { type: 'takeTable' })).toBe('ok');
    expect(judge(host, warn)).toBe('ok');
    expect(host.code({ kind: 'judge', judge: 'j-2' }, warn)).toBe('notAllowed');
    expect(host.code({ kind: 'judge', judge: 'j-2' }, { type: 'takeTable' })).toBe('judgePresent');
    expect(judge(host, { type: 'leaveTable' })).toBe('ok');
    expect(judge(host, warn)).toBe('notAllowed');
  });

  it('taking and leaving is shown to the players', () => {
    const host = atSpeech();
    judge(host, { type: 'takeTable' });
    expect(viewFor(host.state, { kind: 'seat', seat: 5 }).judged).toBe(true);
    judge(host, { type: 'leaveTable' });
    expect(viewFor(host.state, { kind: 'seat', seat: 5 }).judged).toBe(false);
  });
});

describe('pause (DET-13, DET-26)', () => {
  it('stops the clock and gives the same time back', () => {
    const host = atSpeech();
    host.now += 20_000;
    const before = left(host);
    host.send(SYSTEM, { type: 'pause', ground: GROUND });
    host.now += 123_456;
    host.send(SYSTEM, { type: 'resume' });
    expect(left(host)).toBe(before);
  });

  it('refuses the players with "paused"; leaving and the judge’s means work', () => {
    const host = atSpeech();
    host.send(SYSTEM, { type: 'pause', ground: GROUND });
    expect(pass(host, 1)).toBe('paused');
    expect(host.code({ kind: 'seat', seat: 1 }, { type: 'surrender', stage: host.state.stage })).toBe(
      'paused',
    );
    expect(host.code(SYSTEM, { type: 'pause', ground: GROUND })).toBe('alreadyPaused');
    expect(host.seat(9, { type: 'leave' }).ok).toBe(true);
    expect(host.code(SYSTEM, { type: 'warn', seat: 1, ground: GROUND })).toBe('ok');
    expect(host.code(SYSTEM, { type: 'resume' })).toBe('ok');
    expect(host.code(SYSTEM, { type: 'resume' })).toBe('notPaused');
  });

  it('ends by itself at its limit with what was left', () => {
    const host = atSpeech();
    host.now += 5_000;
    const before = left(host);
    host.send(SYSTEM, { type: 'pause', ground: GROUND });
    host.expire();
    expect(host.state.pause).toBeNull();
    expect(left(host)).toBe(before);
  });

  it('a turn that begins during a pause waits with its full time', () => {
    const host = atSpeech();
    host.now += 50_000;
    host.send(SYSTEM, { type: 'pause', ground: GROUND });
    host.send(SYSTEM, { type: 'eject', seat: 1, order: 'out', ground: GROUND });
    host.now += 90_000;
    host.send(SYSTEM, { type: 'resume' });
    expect(host.state.phase).toMatchObject({ kind: 'turn', seat: 2 });
    expect(left(host)).toBe(60_000);
  });
});

describe('the turn (CLUB-23)', () => {
  it('can be extended once, by up to its seconds', () => {
    const host = atSpeech();
    const extend = (seconds: number) => host.code(SYSTEM, { type: 'extendTurn', seconds, ground: GROUND });
    expect(extend(61)).toBe('badAmount');
    expect(extend(0)).toBe('badAmount');
    expect(extend(60)).toBe('ok');
    expect(left(host)).toBe(120_000);
    expect(extend(1)).toBe('alreadyExtended');
  });

  it('its text can be closed, it can be ended', () => {
    const host = atSpeech();
    host.send(SYSTEM, { type: 'closeText', ground: GROUND });
    const text = { id: 'a', hash: 'b' };
    expect(host.code({ kind: 'seat', seat: 1 }, { type: 'speak', stage: host.state.stage, text })).toBe(
      'textClosed',
    );
    host.send(SYSTEM, { type: 'endTurn', ground: GROUND });
    expect(host.state.phase).toMatchObject({ seat: 2, textClosed: false });
  });

  it('is over when its speaker is ordered out (CLUB-20)', () => {
    const host = atSpeech();
    host.send(SYSTEM, { type: 'eject', seat: 1, order: 'dead', ground: GROUND });
    expect(host.state.phase).toMatchObject({ kind: 'turn', seat: 2 });
  });
});

describe('votes (CLUB-13, CLUB-20, DET-14, DET-17)', () => {
  it('a voided vote is gone, its voter may not vote again in that ballot and is not waited for', () => {
    const host = atBallot();
    vote(host, 5, 1);
    host.send(SYSTEM, { type: 'voidVote', seat: 5, ground: GROUND });
    expect(vote(host, 5, 1)).toBe('voteVoided');
    expect(host.code(SYSTEM, { type: 'voidVote', seat: 6, ground: GROUND })).toBe('nothingToVoid');
    for (const seat of [1, 2, 3, 4, 6, 7, 8, 9]) vote(host, seat, 1);
    host.expire();
    expect(host.state.ballots[0]?.calls[0]?.voters).toEqual([1, 2, 3, 4, 6, 7, 8, 9]);
    expect(host.state.ballots[0]?.outcome).toEqual({ kind: 'exiled', seat: 1 });
  });

  it('with a judge at the table a tally stage lets a vote be voided, and the count changes', () => {
    const host = atBallot();
    judge(host, { type: 'takeTable' });
    vote(host, 5, 1);
    host.expire();
    vote(host, 6, 2);
    vote(host, 7, 2);
    while (host.state.phase.kind === 'call') host.expire();
    expect(host.state.phase.kind).toBe('tally');
    expect(left(host)).toBe(5_000);
    judge(host, { type: 'voidVote', seat: 7, ground: GROUND });
    host.expire();
    expect(host.state.ballots[0]?.outcome).toEqual({ kind: 'tied', seats: [1, 2] });
  });

  it('votes for who is ordered out fall, their voters may vote again; a vote of who is out stands', () => {
    const host = atBallot();
    vote(host, 5, 1);
    host.expire();
    vote(host, 6, 2);
    host.send(SYSTEM, { type: 'eject', seat: 1, order: 'out', ground: GROUND });
    expect(host.events.at(-1)).toMatchObject({ type: 'seatEjected', fallen: { picks: [], votes: [5] } });
    host.seat(6, { type: 'leave' });
    expect(vote(host, 5, 2)).toBe('ok');
    host.expire();
    expect(host.state.ballots[0]?.calls).toEqual([{ candidate: 2, voters: [5, 6] }]);
  });

  it('the call of who goes out ends, the next one opens', () => {
    const host = atBallot();
    vote(host, 5, 1);
    host.send(SYSTEM, { type: 'eject', seat: 1, order: 'out', ground: GROUND });
    expect(host.state.phase).toMatchObject({ kind: 'call', candidate: 2, ballot: { pending: [] } });
  });

  it('ordering a dead seat out is refused; its leaving changes nothing', () => {
    const host = atBallot();
    host.send(SYSTEM, { type: 'eject', seat: 9, order: 'out', ground: GROUND });
    expect(host.code(SYSTEM, { type: 'eject', seat: 9, order: 'out', ground: GROUND })).toBe('seatOut');
    const before = host.state;
    expect(host.seat(9, { type: 'leave' }).ok).toBe(true);
    expect(host.state).toBe(before);
  });
});

describe('the end by the judge or by exits (CLUB-20, CLUB-21, POL-19)', () => {
  it('annulling ends the game without a winner', () => {
    const host = atSpeech();
    host.send(SYSTEM, { type: 'annul', ground: GROUND });
    expect(host.state.phase).toEqual({ kind: 'ended', result: 'annulled', reason: 'annulled' });
    expect(host.code(SYSTEM, { type: 'annul', ground: GROUND })).toBe('gameEnded');
  });

  it.each([
    ['killers', [1, 2], 'good'],
    ['police', [3, 4], 'killers'],
    ['civilians', [5, 6, 7, 8, 9], 'draw'],
  ] as const)('all %s out: the result is by POL-19', (_side, seats, result) => {
    const host = atSpeech();
    for (const seat of seats) host.send(SYSTEM, { type: 'eject', seat, order: 'out', ground: GROUND });
    expect(host.state.phase).toMatchObject({ kind: 'ended', result });
  });

  it('a judge’s act is kept with offence for everybody, without who reported it', () => {
    const host = atSpeech();
    host.send(SYSTEM, { type: 'deduct', seat: 3, points: 2, ground: { offence: 'oath', note: null } });
    expect(viewFor(host.state, { kind: 'spectator' }).sanctions).toEqual([
      { round: 1, kind: 'deducted', seat: 3, offence: 'oath', note: null, points: 2 },
    ]);
    expect(host.code(SYSTEM, { type: 'deduct', seat: 3, points: 0, ground: GROUND })).toBe('badAmount');
  });
});
