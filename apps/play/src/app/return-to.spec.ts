import { describe, expect, it } from '@jest/globals';
import { doorFor, returnPath } from './return-to.js';

describe('the way back after signing in', () => {
  it.each(['/games/abc', '/tables/t1?x=1#seats', '/account'])('leads to %s', (path) => {
    const { searchParams } = new URL(doorFor(path), 'http://club.example');
    expect(returnPath(searchParams.get('to'))).toBe(path);
  });

  it.each([
    null,
    '',
    'https://evil.example/games/abc',
    '//evil.example/x',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '\t//evil.example',
    '/sign-in?to=/sign-in',
    'http://[',
  ])('never leads out of the club or to the door again: %j', (asked) => {
    const path = returnPath(asked);
    expect(new URL(path, 'http://club.example').host).toBe('club.example');
    expect(path.startsWith('/sign-in')).toBe(false);
    expect(path.startsWith('//')).toBe(false);
  });
});
