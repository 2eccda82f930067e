import { describe, expect, it } from '@jest/globals';
import { PRESETS, type Seat } from '@killer-club/rules';
import type { ClientAct } from '../net/game-state.js';
import { mayDo } from './may-do.js';
import { TestTable } from './testing/table.js';
import { voteReceipt } from './vote-receipt.js';
import { windowTaps } from './window-taps.js';

/** A secret-killer table at its first nomination, somebody killed the night before. */
const atNomination = () => {
  const table = new TestTable({ preset: 'secret-killer', size: 12 });
  const [dead = 0, a = 0, b = 0, c = 0] = table.living('civilian').filter((seat) => seat !== 1);
  table.night({ kill: dead, check: null });
  table.runTo('window');
  return { table, dead, a, b, c };
};

const nominate = (table: TestTable, seat: Seat, candidate: Seat): void => {
  table.act(seat, { type: 'nominate', stage: table.state.stage, candidate });
};

const taps = (table: TestTable, seat: Seat, acts: readonly ClientAct[] = []) => {
  const sent: unknown[] = [];
  const view = table.view(seat);
  return { sent, taps: windowTaps({ view, acts, act: (command) => sent.push(command), mark: '选' }) };
};

describe('a nomination (SKV-10)', () => {
  it('takes marks up to the ruleset’s number, and takes them back', () => {
    const { table, a, b, c } = atNomination();
    expect(mayDo(table.view(a))).toEqual({ kind: 'nominate', marks: [], left: 3 });
    nominate(table, a, b);
    nominate(table, a, c);
    expect(mayDo(table.view(a))).toEqual({ kind: 'nominate', marks: [b, c], left: 1 });
    nominate(table, a, b);
    expect(mayDo(table.view(a))).toEqual({ kind: 'nominate', marks: [c], left: 2 });
  });

  it('is last night’s dead’s as well, before it only waited for, after the final vote no more', () => {
    const { table, dead, a, b } = atNomination();
    expect(mayDo(table.view(dead))).toEqual({ kind: 'nominate', marks: [], left: 3 });
    nominate(table, dead, a);
    nominate(table, b, b);
    table.expire();
    expect(mayDo(table.view(dead))).toEqual({ kind: 'outVoter' });
    table.runTo('window');
    expect(mayDo(table.view(dead)).kind).toBe('elect');
    table.act(dead, { type: 'castVote', stage: table.state.stage, candidate: a });
    table.expire();
    expect(mayDo(table.view(dead))).toEqual({ kind: 'out' });
    expect(mayDo(table.view())).toEqual({ kind: 'watch' });
  });

  it('is marked by a tap on a seat; a second one waits for the answer of the first', () => {
    const { table, dead, a, b } = atNomination();
    nominate(table, a, b);
    const { sent, taps: open } = taps(table, a);
    expect([open?.open.has(b), open?.open.has(dead)]).toEqual([true, false]);
    expect([[...(open?.picked ?? [])], open?.marks.get(b)]).toEqual([[b], '选']);
    const command = { type: 'nominate', stage: table.state.stage, candidate: b } as const;
    open?.onPick(b);
    expect(sent).toEqual([command]);
    const waiting = taps(table, a, [{ id: 'x', command, sentAt: 0, answer: null }]);
    waiting.taps?.onPick(b);
    expect(waiting.sent).toEqual([]);
  });
});

describe('a final vote (SKV-13)', () => {
  const atFinal = () => {
    const { table, dead, a, b } = atNomination();
    nominate(table, a, b);
    nominate(table, b, a);
    table.expire();
    table.runTo('window');
    return { table, dead, a, b, circle: [a, b].sort((one, other) => one - other) };
  };

  it('is within the circle, and may be changed until time is up', () => {
    const { table, a, b, circle } = atFinal();
    const { stage } = table.state;
    expect(mayDo(table.view(a))).toEqual({ kind: 'elect', candidate: null, compulsory: false });
    expect([...(taps(table, a).taps?.open ?? [])].sort((one, other) => one - other)).toEqual(circle);
    table.act(a, { type: 'castVote', stage, candidate: a });
    table.act(a, { type: 'castVote', stage, candidate: b });
    expect(mayDo(table.view(a))).toEqual({ kind: 'elect', candidate: b, compulsory: false });
    const { sent, taps: open } = taps(table, a);
    open?.onPick(b);
    open?.onPick(a);
    expect(sent).toEqual([{ type: 'castVote', stage, candidate: a }]);
  });

  it('has a receipt of the vote that stands', () => {
    const { table, a, b } = atFinal();
    const { stage } = table.state;
    const ok = (candidate: Seat, at: number): ClientAct => ({
      id: String(at),
      command: { type: 'castVote', stage, candidate },
      sentAt: at,
      answer: { code: 'ok', at },
    });
    expect(voteReceipt(table.view(a), [])).toBeNull();
    table.act(a, { type: 'castVote', stage, candidate: a });
    table.act(a, { type: 'castVote', stage, candidate: b });
    expect(voteReceipt(table.view(a), [ok(a, 5), ok(b, 7)])).toEqual({ candidate: b, at: 7 });
  });

  it('is closed in a pause', () => {
    const { table, a } = atFinal();
    table.take({ type: 'pause', ground: { offence: 'other', note: null } });
    expect(taps(table, a).taps).toBeNull();
  });
});

describe('a ballot in which everybody must vote (MAI-02)', () => {
  const atOffCircle = (style: 'called' | 'secret') => {
    const { ballot } = PRESETS['police-mainstream'];
    const table = new TestTable({ preset: 'police-mainstream', options: { ballot: { ...ballot, style } } });
    const [a = 0, b = 0] = table.living('civilian').filter((seat) => seat !== 1);
    table.night({ kill: null, check: null });
    const open = () => table.state.phase.kind === 'call' || table.state.phase.kind === 'window';
    const vote = (seat: Seat, candidate: Seat): void => {
      table.act(seat, { type: 'castVote', stage: table.state.stage, candidate });
    };
    const tie = (): void => {
      while (!open()) table.expire();
      for (const seat of table.state.ballots.at(-1)?.candidates ?? []) {
        const called = table.state.phase.kind === 'call' ? table.state.phase.candidate : seat;
        if (called === seat && (seat === a || seat === b)) vote(seat, seat);
        if (table.state.phase.kind === 'call') table.expire();
      }
      if (table.state.phase.kind === 'window') table.expire();
    };
    tie();
    tie();
    while (!open()) table.expire();
    return { table, a, b };
  };

  it('tells so when it is called, and takes no vote back', () => {
    const { table, a } = atOffCircle('called');
    const { phase } = table.state;
    const candidate = phase.kind === 'call' ? phase.candidate : 0;
    expect(mayDo(table.view(a))).toEqual({ kind: 'vote', candidate, compulsory: true });
    table.act(a, { type: 'castVote', stage: table.state.stage, candidate });
    expect(mayDo(table.view(a))).toEqual({ kind: 'voted', candidate });
  });

  it('tells so in a secret window', () => {
    const { table, a, b } = atOffCircle('secret');
    table.act(a, { type: 'castVote', stage: table.state.stage, candidate: b });
    expect(mayDo(table.view(a))).toEqual({ kind: 'elect', candidate: b, compulsory: true });
  });
});
