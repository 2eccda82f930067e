import { describe, expect, it } from '@jest/globals';
import type { PresetName } from '@killer-club/rules';
import { dutyOf } from './duty.js';
import { mayDo } from './may-do.js';
import { coveredView, ownVerb } from './own.js';
import { TestTable } from './testing/table.js';

/** Role and what its picks do, for all the living. */
const verbsOf = (table: TestTable): Set<string> =>
  new Set(
    table
      .living()
      .map((seat) => `${table.state.seats[seat - 1]?.role ?? ''} ${ownVerb(table.view(seat)) ?? '-'}`),
  );

const coveredOf = (table: TestTable): Set<string> =>
  new Set(
    table.living().map((seat) => {
      const { viewer: _, ...rest } = coveredView(table.view(seat));
      return JSON.stringify(rest);
    }),
  );

describe('at night', () => {
  it('killers kill, police check, civilians do nothing; a locked choice does nothing more', () => {
    const table = new TestTable();
    expect(verbsOf(table)).toEqual(new Set(['killer kill', 'police check', 'civilian -']));
    const { stage } = table.state;
    const [target = 0] = table.living('civilian').filter((seat) => seat !== 1);
    for (const seat of table.living('killer')) table.act(seat, { type: 'pick', stage, verb: 'kill', target });
    expect(verbsOf(table)).toEqual(new Set(['killer -', 'police check', 'civilian -']));
  });

  it('the doctor heals and may change; the secret police shoots, the secret killer kills', () => {
    const agent = new TestTable({ preset: 'doctor-agent' });
    const [doctor = 0] = agent.living('doctor');
    const { stage } = agent.state;
    agent.act(doctor, { type: 'pick', stage, verb: 'heal', target: null });
    expect(verbsOf(agent)).toEqual(
      new Set(['killer kill', 'police check', 'civilian -', 'doctor heal', 'secretPolice shoot']),
    );
    expect(verbsOf(new TestTable({ preset: 'secret-killer', size: 12 }))).toContain('secretKiller kill');
  });

  it('a shot that is used does nothing more, and only the own card tells (DOC-05)', () => {
    const table = new TestTable({ preset: 'doctor-agent', size: 10 });
    const [agent = 0] = table.living('secretPolice');
    const [target = 0, other = 0] = table.living('civilian').filter((seat) => seat !== 1);
    expect(dutyOf(table.view(agent))).toBe('shoot');
    table.act(agent, { type: 'pick', stage: table.state.stage, verb: 'shoot', target });
    table.expire();
    expect(dutyOf(table.view(agent))).toBe('shotSpent');
    table.runTo('night');
    expect(ownVerb(table.view(agent))).toBeNull();
    expect(dutyOf(table.view(other))).toBeNull();
  });

  it('of recognition nobody picks, killers and civilians alike (DED-02)', () => {
    const table = new TestTable({ preset: 'deduction', size: 6 });
    for (const seat of table.living()) {
      expect(mayDo(table.view(seat))).toEqual({ kind: 'learn' });
      expect(ownVerb(table.view(seat))).toBeNull();
    }
  });

  it.each<[PresetName, number]>([
    ['deduction', 6],
    ['police', 8],
    ['police-mainstream', 16],
    ['doctor-agent', 10],
    ['secret-killer', 12],
    ['secret-police', 14],
  ])('nothing of a covered view tells a role, before and after picks: %s', (preset, size) => {
    const table = new TestTable({ preset, size });
    expect(coveredOf(table).size).toBe(1);
    const { stage } = table.state;
    for (const seat of table.living()) {
      const verb = ownVerb(table.view(seat));
      if (verb !== null)
        table.act(seat, { type: 'pick', stage, verb, target: table.living('civilian')[1] ?? 0 });
      if (table.state.phase.kind !== 'night') break;
    }
    expect(coveredOf(table).size).toBe(1);
  });
});

it('a card laid open is not covered (DED-07)', () => {
  const table = new TestTable({ options: { reveal: { exile: 'always' } } });
  const [exiled = 0, voter = 0] = table.living('civilian');
  table.night({ kill: null, check: null });
  table.runTo('call');
  while (table.state.phase.kind === 'call' && table.state.phase.candidate !== exiled) table.expire();
  table.act(voter, { type: 'castVote', stage: table.state.stage, candidate: exiled });
  table.runTo('turn');
  const shown = coveredView(table.view(voter)).seats.filter(({ known }) => known !== null);
  expect(shown.map(({ seat, known }) => [seat, known?.identity])).toEqual([[exiled, 'civilian']]);
});
