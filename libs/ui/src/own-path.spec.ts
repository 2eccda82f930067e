import { describe, expect, it } from '@jest/globals';
import { ownPath } from './own-path.js';

const never = ['/api', '/sign-in'];

describe('the way back after signing in', () => {
  it.each(['/', '/games', '/games/g-1?as=seat:4', '/tables/t1?x=1#seats', '/apiary'])(
    'leads to a page of ours: %s',
    (wish) => {
      expect(ownPath({ wish, never })).toBe(wish);
    },
  );

  it.each([
    null,
    undefined,
    '',
    'games',
    'https://elsewhere.example/games/abc',
    '//elsewhere.example/x',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/\t/elsewhere.example',
    '\t//elsewhere.example',
    '/.//elsewhere.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://[',
    '/api/sign-out',
    '/sign-in?to=/sign-in',
  ])('leads home from %j', (wish) => {
    expect(ownPath({ wish, never })).toBe('/');
  });
});
