import { describe, expect, it } from '@jest/globals';
import { localPath } from './local-path.js';

describe('the way back after signing in', () => {
  it.each(['/', '/games', '/games/g-1?as=seat:4', '/statistics#table'])(
    'leads to a page of ours: %s',
    (path) => {
      expect(localPath(path)).toBe(path);
    },
  );

  it.each([
    undefined,
    '',
    'games',
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/.//elsewhere.example',
    'javascript:alert(1)',
    '/api/sign-out',
    '/sign-in?return=/sign-in',
  ])('leads home from %j', (wish) => {
    expect(localPath(wish)).toBe('/');
  });
});
