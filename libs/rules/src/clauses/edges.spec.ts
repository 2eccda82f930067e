import { describe, expect, it } from '@jest/globals';
import type { Actor } from '../model/command.js';
import { GROUND, SYSTEM, type Host } from '../testing/host.js';
import { atBallot, check, eject, kill, nine, server, stageLeft, vote } from '../testing/nine.js';

const JUDGE: Actor = { kind: 'judge', judge: 'j-1' };

describe('an outage pause', () => {
  it('does not wait for whom the dawn or the ballot has taken', () => {
    const host = nine();
    check(host, 1, 3, 4);
    kill(host, 9, 1);
    server(host, { type: 'takeTable' });
    host.send(SYSTEM, { type: 'holdClock', missing: 61_000 });
    for (const seat of [1, 3, 4, 5, 6, 7, 8]) host.send(SYSTEM, { type: 'regainConnection', seat });
    expect(host.state.pause?.awaited).toEqual([2, 9]);
    host.seat(2, { type: 'leave' });
    expect(host.state.phase).toMatchObject({ kind: 'turn', turn: 'lastWords', seat: 9 });
    expect(host.state.pause).toBeNull();
    expect(stageLeft(host)).toBe(60_000);
  });
});

describe('a lost connection (CLUB-14)', () => {
  it('told twice does not begin its grace again', () => {
    const host = nine();
    host.send(SYSTEM, { type: 'loseConnection', seat: 5 });
    host.now += 50_000;
    host.send(SYSTEM, { type: 'loseConnection', seat: 5 });
    host.now += 10_300;
    expect(host.code(SYSTEM, { type: 'expire', deadline: 'grace:5:1' })).toBe('ok');
  });

  it('runs out during a pause too: the turn goes on, the clock still stands (DET-13)', () => {
    const host = nine();
    host.expire();
    host.send(SYSTEM, { type: 'loseConnection', seat: 1 });
    server(host, { type: 'pause', ground: GROUND });
    host.expire();
    expect(host.state.seats[0]?.exit).toMatchObject({ how: 'left' });
    expect(host.state.phase).toMatchObject({ kind: 'turn', seat: 2 });
    expect(host.state.deadlines.map(({ id }) => id.split(':')[0])).toEqual(['pause']);
    server(host, { type: 'resume' });
    expect(stageLeft(host)).toBe(60_000);
  });
});

describe('an outage during a pause', () => {
  it('moves the pause’s limit and leaves what the stage has left', () => {
    const host = nine();
    host.expire();
    host.now += 20_000;
    server(host, { type: 'pause', ground: GROUND });
    const limit = host.state.deadlines[0]?.shown ?? 0;
    host.now += 90_000;
    host.send(SYSTEM, { type: 'holdClock', missing: 90_000 });
    expect(host.state.pause?.cause).toBe('judge');
    expect(host.state.deadlines[0]?.shown).toBe(limit + 90_000);
    server(host, { type: 'resume' });
    expect(stageLeft(host)).toBe(40_000);
  });
});

describe('extending a turn (CLUB-23)', () => {
  const extend = (host: Host, seconds: number): string =>
    server(host, { type: 'extendTurn', seconds, ground: GROUND });

  it('while paused adds to what is left', () => {
    const host = nine();
    host.expire();
    host.now += 50_000;
    server(host, { type: 'pause', ground: GROUND });
    host.now += 30_000;
    expect(extend(host, 20)).toBe('ok');
    server(host, { type: 'resume' });
    expect(stageLeft(host)).toBe(30_000);
  });

  it('counts from the shown end within the grace, and comes too late after it', () => {
    const host = nine();
    host.expire();
    host.now += 60_200;
    const late = { now: host.now + 101 };
    expect(extend(host, 20)).toBe('ok');
    expect(stageLeft(host)).toBe(19_800);
    const other = nine();
    other.expire();
    other.now = late.now;
    expect(extend(other, 20)).toBe('tooLate');
    expect(other.expire()).toBe(true);
  });
});

describe('the tally (DET-14)', () => {
  const atTally = (): Host => {
    const host = atBallot();
    host.send(JUDGE, { type: 'takeTable' });
    vote(host, 5, 1);
    host.expire();
    vote(host, 6, 2);
    while (host.state.phase.kind === 'call') host.expire();
    return host;
  };

  it('goes on to its end when the judge leaves the table', () => {
    const host = atTally();
    expect(host.code(JUDGE, { type: 'leaveTable' })).toBe('ok');
    expect(host.state.phase.kind).toBe('tally');
    host.expire();
    expect(host.state.ballots[0]?.outcome).toEqual({ kind: 'tied', seats: [1, 2] });
  });

  it('counts without who is ordered out in it; a vote of theirs stands (CLUB-20, DET-17)', () => {
    const host = atTally();
    eject(host, 1);
    eject(host, 6);
    expect(host.state.phase.kind).toBe('tally');
    expect(vote(host, 5, 2)).toBe('wrongStage');
    host.expire();
    expect(host.state.ballots[0]).toMatchObject({
      calls: [
        { candidate: 2, voters: [6] },
        ...[3, 4, 5, 7, 8, 9].map((candidate) => ({ candidate, voters: [] })),
      ],
      outcome: { kind: 'exiled', seat: 2 },
    });
  });

  it('with every vote voided it is a ballot without votes (POL-18)', () => {
    const host = atTally();
    for (const seat of [5, 6]) server(host, { type: 'voidVote', seat, ground: GROUND });
    host.expire();
    expect(host.state.ballots[1]).toMatchObject({ kind: 'repeat' });
  });
});

describe('refusals that need no secret', () => {
  it('a seat that is not there is named as such', () => {
    expect(eject(nine(), 10)).toEqual(['noSuchSeat']);
  });
});
