import { describe, expect, it } from '@jest/globals';
import { mayDo, maySurrender, wouldForfeit } from './may-do.js';
import { coveredView, ownVerb } from './own.js';
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
    expect(mayDo(table.view(1))).toEqual({ kind: 'speak', textClosed: false });
    expect(mayDo(table.view(2))).toEqual({ kind: 'listen', speaker: 1, turnsBefore: 1 });
    expect(mayDo(table.view(4))).toEqual({ kind: 'listen', speaker: 1, turnsBefore: 3 });
    table.act(1, { type: 'pass', stage: table.state.stage });
    expect(mayDo(table.view(1))).toEqual({ kind: 'listen', speaker: 2, turnsBefore: null });
  });

  it('is last words for the dead, then nothing', () => {
    const table = new TestTable();
    const [victim = 0] = table.living('civilian').filter((seat) => seat !== 1);
    table.night({ kill: victim, check: null });
    expect(mayDo(table.view(victim))).toEqual({ kind: 'speak', textClosed: false });
    table.act(victim, { type: 'pass', stage: table.state.stage });
    expect(mayDo(table.view(victim))).toEqual({ kind: 'out' });
    expect(wouldForfeit(table.view(victim))).toBe(false);
    expect(wouldForfeit(table.view(1))).toBe(true);
  });

  it('is one vote in a whole ballot', () => {
    const table = new TestTable();
    table.night({ kill: null, check: null });
    table.runTo('call');
    expect(mayDo(table.view(2))).toEqual({ kind: 'vote', candidate: 1 });
    table.act(2, { type: 'castVote', stage: table.state.stage, candidate: 1 });
    expect(mayDo(table.view(2))).toEqual({ kind: 'withdraw', candidate: 1 });
    expect(mayDo(table.view(3))).toEqual({ kind: 'vote', candidate: 1 });
    table.expire();
    expect(mayDo(table.view(2))).toEqual({ kind: 'voted', candidate: 1 });
    expect(mayDo(table.view(3))).toEqual({ kind: 'vote', candidate: 2 });
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

describe('at night', () => {
  it('killers kill, police check, civilians do nothing; a locked choice does nothing more', () => {
    const table = new TestTable();
    const verbs = () =>
      table.living().map((seat) => [table.state.seats[seat - 1]?.role, ownVerb(table.view(seat))]);
    expect(new Set(verbs().map(String))).toEqual(new Set(['killer,kill', 'police,check', 'civilian,']));
    const { stage } = table.state;
    const [target = 0] = table.living('civilian').filter((seat) => seat !== 1);
    for (const seat of table.living('killer')) table.act(seat, { type: 'pick', stage, verb: 'kill', target });
    expect(new Set(verbs().map(String))).toEqual(new Set(['killer,', 'police,check', 'civilian,']));
  });

  it('nothing of a covered view tells a role', () => {
    const table = new TestTable();
    const covered = table.living().map((seat) => {
      const { viewer: _, ...rest } = coveredView(table.view(seat));
      return JSON.stringify(rest);
    });
    expect(new Set(covered).size).toBe(1);
  });
});
