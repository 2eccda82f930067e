import { describe, expect, it } from '@jest/globals';
import { coverageOf, linesOf } from './clause-coverage.mjs';
import { idsIn } from './clause-ids.mjs';
import { proofsOfCase, proofsOfTests } from './clause-proofs.mjs';
import { KINDS, faultsOfClauses, readClauses } from './clauses.mjs';

const named = (source: string): string[] => proofsOfTests('a.spec.ts', source).map(({ id }) => id);

describe('the clause list', () => {
  it('has each id once, with a kind, a title and, for later, a reason', () => {
    const clauses = readClauses();
    expect(new Set(clauses.map(({ id }) => id)).size).toBe(clauses.length);
    expect(clauses.filter(({ kind }) => !KINDS.includes(kind))).toEqual([]);
    expect(faultsOfClauses(clauses)).toEqual([]);
  });

  it('shows every fault at once', () => {
    const clause = { id: 'POL-01', kind: 'A', title: 'x' };
    expect(
      faultsOfClauses([
        clause,
        clause,
        { id: 'POL-2', kind: 'B', title: '' },
        { ...clause, id: 'POL-03', later: '' },
      ]),
    ).toEqual([
      'POL-01 stands twice',
      'POL-2 is not an id such as POL-03',
      'POL-2 has the kind B: one of A, J, I, A/J, A/I',
      'POL-2 has no title',
      'POL-03 is for later without a reason',
    ]);
  });
});

describe('what names a clause', () => {
  it('is a title, alone or in a list or a range, each once', () => {
    expect(idsIn('ties (POL-15 to POL-17, DET-07) of POL-15, in UTF-16')).toEqual([
      'POL-15',
      'POL-16',
      'POL-17',
      'DET-07',
    ]);
  });

  it('is a test’s title or a group’s that has tests', () => {
    expect(
      named("describe('a (POL-01)', () => { it('b POL-02', () => {}); test(`c ${d} POL-03`, () => {}); });"),
    ).toEqual(['POL-01', 'POL-02', 'POL-03']);
    expect(named("describe('a (POL-01)', () => {});")).toEqual([]);
  });

  it('is no comment, no text of a test, nothing skipped and nothing still to be written', () => {
    expect(named("// POL-01\nit('a', () => { say('POL-02'); });")).toEqual([]);
    expect(
      named(
        "it.skip('POL-01', () => {}); it.todo('POL-02'); describe.skip('POL-03', () => { it('POL-04', () => {}); });",
      ),
    ).toEqual([]);
  });

  it('is the title of a table of tests, and its rows where they stand in it', () => {
    expect(
      named("it.each([['POL-01', 1], ['POL-02', 2]])('%s', () => {}); it.each([1])('POL-03', () => {});"),
    ).toEqual(['POL-01', 'POL-02', 'POL-03']);
    expect(named("it.each(['POL-01'] as const)('of many', () => {});")).toEqual([]);
  });

  it('is a scenario by its list', () => {
    expect(proofsOfCase('a.yaml', 'title: POL-09 at work\nclauses:\n  - POL-01\n  - POL-02\n')).toEqual([
      { id: 'POL-01', where: 'a.yaml: POL-09 at work' },
      { id: 'POL-02', where: 'a.yaml: POL-09 at work' },
    ]);
  });
});

describe('the coverage', () => {
  const clauses = [
    { id: 'POL-01', kind: 'A', title: 'one' },
    { id: 'POL-02', kind: 'A/J', title: 'two' },
    { id: 'POL-03', kind: 'J', title: 'three' },
    { id: 'POL-04', kind: 'A', title: 'four', later: 'not built' },
  ];
  const proof = (id: string) => ({ id, where: `a test of ${id}` });

  it('is whole when each automatic clause has a proof, and says what waits', () => {
    const coverage = coverageOf(clauses, [proof('POL-01'), proof('POL-02')]);
    expect(coverage.faults).toEqual([]);
    expect(linesOf(coverage)).toEqual([
      'POL-01 A  one',
      '    a test of POL-01',
      'POL-02 A/J  two',
      '    a test of POL-02',
      'POL-03 J  three',
      '    for people',
      'POL-04 A  four',
      '    later: not built',
      '',
      'clauses: 4 · automatic: 3 · of these proven: 2 · for later: 1 · faults: 0',
    ]);
  });

  it('fails for what lacks a proof, what waits in vain and what is no clause', () => {
    expect(coverageOf(clauses, [proof('POL-01'), proof('POL-04'), proof('POL-99')]).faults).toEqual([
      'POL-02 has no proof: two',
      'POL-04 is for later (not built) and has a proof: take it off',
      'POL-99 is no clause: a test of POL-99',
    ]);
  });
});
