import { describe, expect, it } from '@jest/globals';
import { hasClaimRule, nightRoles } from './dealt-roles.js';
import { TestTable } from './testing/table.js';

describe('what a table is told of its roles', () => {
  it('names only those it has', () => {
    expect(nightRoles(new TestTable().view())).toEqual(['killer', 'police']);
    expect(nightRoles(new TestTable({ preset: 'deduction', size: 6 }).view())).toEqual(['killer']);
    expect(nightRoles(new TestTable({ preset: 'secret-police', size: 12 }).view())).toEqual([
      'killer',
      'police',
      'doctor',
      'secretPolice',
    ]);
  });

  it('is the rule of four and four only where four play four (MAI-05)', () => {
    const claim = (size: number) => hasClaimRule(new TestTable({ preset: 'police-mainstream', size }).view());
    expect([14, 15, 17].map(claim)).toEqual([false, true, true]);
    expect(hasClaimRule(new TestTable({ size: 15 }).view())).toBe(false);
  });
});
