import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { keysOf, Refused } from '@killer-club/ui';
import { readCatalogues } from '@killer-club/ui/testing';
import { z } from 'zod';
import { problemOf, PROBLEMS } from './problem.js';

describe('a problem', () => {
  it('has words of its own', () => {
    const account = readCatalogues(path.join(import.meta.dirname, '../../messages/account'));
    const keys = new Set(keysOf(account['zh-CN']!));
    expect(PROBLEMS.filter((problem) => !keys.has(`problem.${problem}`))).toEqual([]);
  });

  it('is the club’s code, or the nearest that has words', () => {
    expect(problemOf(new Refused(409, 'seatTaken', ''))).toBe('seatTaken');
    expect(problemOf(new Refused(0, 'offline', ''))).toBe('offline');
    expect(problemOf(new Refused(502, 'refused', ''))).toBe('unavailable');
    expect(problemOf(new Refused(418, 'teapot', ''))).toBe('internal');
    expect(problemOf(new TypeError('x'))).toBe('internal');
  });

  it('is an outdated page where the answer cannot be read', () => {
    expect(problemOf(z.string().safeParse(1).error!)).toBe('outdated');
  });
});
