import { describe, expect, it } from '@jest/globals';
import type { LogItem } from '@killer-club/protocol';
import type { Audience } from '@killer-club/rules';
import { whoSaw } from './who-saw.js';

/** Says the key and its values, as no catalogue would. */
const t = (key: string, values?: Record<string, string | number>): string =>
  values === undefined ? key : `${key} ${Object.values(values).join()}`;

const told = (audience: Audience, seats: number[]): LogItem => ({
  audience,
  n: 1,
  after: 0,
  at: 0,
  message: { type: 'judgeSeated' },
  saw: { seats, spectators: audience === 'public', judge: true },
});

describe('who saw a line', () => {
  it('says everybody of a public line, without a list', () => {
    expect(whoSaw(told('public', [1, 2, 3]), t)).toEqual({
      kind: 'public',
      audience: 'admin.log.saw.public',
      seats: [],
    });
  });

  it.each(['killers', 'police'] as const)('names the seats that still belonged to the %s', (group) => {
    expect(whoSaw(told(group, [2, 5]), t)).toEqual({
      kind: group,
      audience: `admin.log.saw.${group}`,
      seats: [2, 5],
    });
  });

  it('names the one seat it was for', () => {
    expect(whoSaw(told('seat:14', [14]), t)).toEqual({ kind: 'seat', audience: 'term.seat 14', seats: [] });
  });

  it('names the judge', () => {
    expect(whoSaw(told('judge', []), t)).toEqual({ kind: 'judge', audience: 'term.judge', seats: [] });
  });
});
