import { describe, expect, it } from '@jest/globals';
import type { Role } from '@killer-club/rules';
import { mayCallRoundPk, mayDo, maySurrender, wouldForfeit } from './may-do.js';
import { TestTable } from './testing/table.js';

describe('what a seat may do', () => {
  it('is the same for every seat at night, whatever its role', () => {
    const table = new TestTable();
    for (const seat of table.living()) expect(mayDo(table.view(seat))).toEqual({ kind: 'choose' });
    expect(mayDo(table.view())).toEqual({ kind: 'watch' });
  });

  it('is to speak in the own turn and to wait for it in the queue', () => {
    const table = new TestTable();
    table.night({ kill: null, check: null });
    expect(mayDo(table.view(1))).toEqual({ kind: 'speak', textClosed: false, turn: 'speech' });
    expect(mayDo(table.view(2))).toEqual({ kind: 'listen', speaker: 1, turnsBefore: 1 });
    expect(mayDo(table.view(4))).toEqual({ kind: 'listen', speaker: 1, turnsBefore: 3 });
    table.act(1, { type: 'pass', stage: table.state.stage });
    expect(mayDo(table.view(1))).toEqual({ kind: 'listen', speaker: 2, turnsBefore: null });
  });

  it('is last words for the dead, then nothing', () => {
    const table = new TestTable();
    const [victim = 0] = table.living('civilian').filter((seat) => seat !== 1);
    table.night({ kill: victim, check: null });
    expect(mayDo(table.view(victim))).toEqual({ kind: 'speak', textClosed: false, turn: 'lastWords' });
    table.act(victim, { type: 'pass', stage: table.state.stage });
    expect(mayDo(table.view(victim))).toEqual({ kind: 'out' });
    expect(wouldForfeit(table.view(victim))).toBe(false);
    expect(wouldForfeit(table.view(1))).toBe(true);
  });

  it('is one vote in a whole ballot', () => {
    const table = new TestTable();
    table.night({ kill: null, check: null });
    table.runTo('call');
    expect(mayDo(table.view(2))).toEqual({ kind: 'vote', candidate: 1, compulsory: false });
    table.act(2, { type: 'castVote', stage: table.state.stage, candidate: 1 });
    expect(mayDo(table.view(2))).toEqual({ kind: 'withdraw', candidate: 1 });
    expect(mayDo(table.view(3))).toEqual({ kind: 'vote', candidate: 1, compulsory: false });
    table.expire();
    expect(mayDo(table.view(2))).toEqual({ kind: 'voted', candidate: 1 });
    expect(mayDo(table.view(3))).toEqual({ kind: 'vote', candidate: 2, compulsory: false });
  });

  it('is nothing while the game is paused', () => {
    const table = new TestTable();
    table.take({ type: 'pause', ground: { offence: 'other', note: null } });
    expect(mayDo(table.view(1))).toEqual({ kind: 'paused' });
  });
});

describe('surrender', () => {
  const turnOf = (table: TestTable, seat: number): void => {
    while (table.state.phase.kind === 'turn' && table.state.phase.seat !== seat) table.expire();
  };

  it('is closed while a companion lives', () => {
    const table = new TestTable();
    const [killer = 0] = table.living('killer');
    table.night({ kill: null, check: null });
    turnOf(table, killer);
    expect(mayDo(table.view(killer)).kind).toBe('speak');
    expect(maySurrender(table.view(killer))).toBe(false);
  });

  it('is open to the last of a group in a turn of their own', () => {
    const table = new TestTable();
    const [gone = 0, last = 0] = table.living('police');
    table.act(gone, { type: 'leave' });
    table.night({ kill: null, check: null });
    const before = table.view(last);
    turnOf(table, last);
    expect([maySurrender(before), maySurrender(table.view(last))]).toEqual([false, true]);
    expect(table.living('civilian').some((seat) => maySurrender(table.view(seat)))).toBe(false);
  });
});

describe('another speech (SPV-08)', () => {
  it('is asked for once by the living, and nobody else hears of it', () => {
    const table = new TestTable({ preset: 'secret-police', size: 12 });
    const [dead = 0] = table.living('civilian').filter((seat) => seat !== 1);
    table.night({ kill: dead, check: null });
    table.runTo('extraRequest');
    const [one = 0, other = 0] = table.living();
    expect(mayDo(table.view(one))).toEqual({ kind: 'ask', asked: false });
    table.act(one, { type: 'requestSpeech', stage: table.state.stage });
    expect(mayDo(table.view(one))).toEqual({ kind: 'ask', asked: true });
    expect(mayDo(table.view(other))).toEqual({ kind: 'ask', asked: false });
    expect(mayDo(table.view(dead))).toEqual({ kind: 'outVoter' });
  });
});

describe('round PK (MAI-06)', () => {
  const inTurn = (seat: number, turn: 'speech' | 'lastWords' = 'speech'): TestTable => {
    const table = new TestTable({ preset: 'police-mainstream' });
    table.night({ kill: turn === 'lastWords' ? seat : null, check: null });
    table.runToTurn(seat, turn);
    return table;
  };
  const living = (role: Role) => new TestTable({ preset: 'police-mainstream' }).living(role);

  it('is offered to an officer in a day speech of their own, whether the claim holds or not', () => {
    const [officer = 0, partner = 0] = living('police');
    const table = inTurn(officer);
    expect(mayCallRoundPk(table.view(officer))).toBe(true);
    expect(mayCallRoundPk(table.view(partner))).toBe(false);
    table.act(officer, { type: 'callRoundPk', stage: table.state.stage });
    expect(table.view(officer).roundPkCalled).toBe(officer);
    expect(table.view(partner).roundPkCalled).toBeNull();
  });

  it('is nothing for others, in last words, or where the ruleset has none', () => {
    const [civilian = 0] = living('civilian');
    const [officer = 0] = living('police').filter((seat) => seat !== 1);
    expect(mayCallRoundPk(inTurn(civilian).view(civilian))).toBe(false);
    expect(mayCallRoundPk(inTurn(officer, 'lastWords').view(officer))).toBe(false);
    const plain = new TestTable();
    plain.night({ kill: null, check: null });
    plain.runToTurn(officer, 'speech');
    expect(mayCallRoundPk(plain.view(officer))).toBe(false);
  });
});
