import { describe, expect, it } from '@jest/globals';
import { police } from '../ruleset/police.js';
import type { Host } from '../testing/host.js';
import { atBallot, ballot, check, eject, kill, nine, passAll, vote } from '../testing/nine.js';

const turn = (host: Host): unknown[] =>
  host.state.phase.kind === 'turn' ? [host.state.phase.turn, host.state.phase.seat] : [host.state.phase.kind];

const act = (host: Host, seat: number, type: 'pass' | 'surrender'): string =>
  host.code({ kind: 'seat', seat }, { type, stage: host.state.stage });

describe('surrender (POL-20, DET-10, DET-29)', () => {
  it('POL-20: also in a statement, not in last words', () => {
    const host = atBallot();
    eject(host, 2);
    ballot(host, { 3: 1, 4: 5 });
    expect(act(host, 1, 'surrender')).toBe('ok');
    expect(host.state.phase).toMatchObject({ kind: 'ended', result: 'good' });
  });

  it('DET-29: where the game goes on it is an exit: the turn ends, no last words, no count', () => {
    const host = nine({ ruleset: { ...police, wins: [{ when: 'goodOut', result: 'killers' }] } });
    eject(host, 2);
    host.expire();
    expect(act(host, 1, 'surrender')).toBe('ok');
    expect(turn(host)).toEqual(['speech', 3]);
    passAll(host);
    ballot(host, { 3: 7 });
    expect(turn(host)).toEqual(['lastWords', 7]);
  });
});

describe('out of turn (CON-05, CLUB-07, CLUB-15, DET-13)', () => {
  it('CON-05: nobody acts outside their turn or stage', () => {
    const host = nine();
    expect([act(host, 1, 'pass'), vote(host, 1, 2)]).toEqual(['wrongStage', 'wrongStage']);
    expect([...kill(host, 5, 5), ...kill(host, 5, 3), ...check(host, 5, 1)]).toEqual(
      Array(3).fill('notYourAct'),
    );
    host.expire();
    expect([act(host, 2, 'pass'), ...kill(host, 5, 1), vote(host, 1, 2)]).toEqual([
      'notYourTurn', 'wrongStage', 'wrongStage',
    ]); // prettier-ignore
  });

  it('CLUB-15: the dead neither pick nor vote nor speak', () => {
    const host = nine();
    eject(host, 1);
    expect(kill(host, 5, 1)).toEqual(['seatOut']);
    host.expire();
    passAll(host);
    expect(vote(host, 1, 2)).toBe('seatOut');
  });

  it('DET-13: a pause refuses picks and votes', () => {
    const pause = { type: 'pause', ground: { offence: 'other', note: null } } as const;
    const night = nine();
    night.send({ kind: 'system' }, pause);
    expect([...kill(night, 5, 1), ...check(night, 5, 3)]).toEqual(['paused', 'paused']);
    const open = atBallot();
    open.send({ kind: 'system' }, pause);
    expect([vote(open, 5, 1), vote(open, 5, null)]).toEqual(['paused', 'paused']);
    expect(eject(open, 1)).toEqual(['ok']);
    expect(open.state.phase).toMatchObject({ kind: 'call', candidate: 2 });
    expect(open.state.deadlines.map(({ id }) => id.split(':')[0])).toEqual(['pause']);
  });

  it('DET-17: a dead seat’s leaving ends nothing, not even its own last words', () => {
    const host = nine();
    kill(host, 5, 1, 2);
    host.expire();
    expect(host.seat(5, { type: 'leave' })).toEqual({ ok: true, events: [], states: [] });
    expect(turn(host)).toEqual(['lastWords', 5]);
  });
});

describe('the bound of a game (DET-25)', () => {
  it('DET-25: as many quiet rounds as the ruleset says are a draw, an exile begins the count again', () => {
    const host = atBallot({ ruleset: { ...police, stalemateRounds: 2 } });
    ballot(host, { 3: 7 });
    passAll(host);
    for (let round = 2; round <= 3; round += 1) {
      expect(host.state).toMatchObject({ round, phase: { kind: 'night' } });
      host.expire();
      passAll(host);
      ballot(host);
      ballot(host);
    }
    expect(host.state.phase).toMatchObject({ kind: 'ended', result: 'draw', reason: 'stalemate' });
  });
});
