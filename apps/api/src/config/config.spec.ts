import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config.js';

const DATABASE_URL = 'postgresql://api@localhost/club';

describe('readConfig', () => {
  it('fills in the embedded defaults', () => {
    const config = readConfig({ DATABASE_URL, REDIS_URL: '' });
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      redisUrl: null,
      demo: null,
    });
    expect(config.origins).toContain('http://127.0.0.1:3000');
    expect(config.origins).toContain('http://localhost:3001');
  });

  it('allows the public origin alone on a real host', () => {
    const config = readConfig({
      DATABASE_URL,
      PUBLIC_URL: 'https://club.example/',
      ADMIN_URL: 'https://admin.club.example',
    });
    expect(config.publicUrl).toBe('https://club.example');
    expect(config.origins).toEqual(['https://club.example', 'https://admin.club.example']);
  });

  it.each([
    [{}, /^DATABASE_URL: /],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL: is not a postgresql/],
    [{ DATABASE_URL, PORT: 'eighty' }, /^PORT: /],
    [{ DATABASE_URL, PUBLIC_URL: 'club' }, /^PUBLIC_URL: /],
    [{ DATABASE_URL, DEMO: '1', HOST: '0.0.0.0' }, /^HOST: /],
  ])('names the variable at fault in %j', (env, line) => {
    expect(() => readConfig(env)).toThrow(line);
  });

  it.each([
    [undefined, false],
    ['1', 1],
    ['true', true],
    ['loopback', 'loopback'],
  ])('TRUST_PROXY %s → %s', (TRUST_PROXY, trusted) => {
    expect(readConfig({ DATABASE_URL, TRUST_PROXY }).trustProxy).toBe(trusted);
  });
});
