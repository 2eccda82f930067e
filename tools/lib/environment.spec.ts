import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { originOf, readEnvironment } from './environment.mjs';

const NAMES = [
  'PORT',
  'ADMIN_PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'REDIS_URL',
  'PUBLIC_URL',
];
let before: NodeJS.ProcessEnv;

beforeEach(() => {
  before = { ...process.env };
  for (const name of NAMES) Reflect.deleteProperty(process.env, name);
});

afterEach(() => {
  process.env = before;
});

describe('the environment of npm start', () => {
  it('has a default for everything', () => {
    expect(readEnvironment()).toMatchObject({
      port: 3000,
      adminPort: 3001,
      host: '127.0.0.1',
      databaseUrl: undefined,
    });
  });

  it('takes an empty variable for an unset one', () => {
    process.env['PORT'] = '';
    expect(readEnvironment().port).toBe(3000);
  });

  it.each(['0', '65536', '80a', '3000.5'])('refuses PORT=%s by name', (port) => {
    process.env['PORT'] = port;
    expect(() => readEnvironment()).toThrow(`PORT=${port} is not a port`);
  });

  it('refuses one port for two services', () => {
    process.env['ADMIN_PORT'] = '3000';
    expect(() => readEnvironment()).toThrow('PORT and ADMIN_PORT are both 3000');
  });

  it('refuses an owner without a role for the api', () => {
    process.env['DATABASE_OWNER_URL'] = 'postgresql://owner@db/club';
    expect(() => readEnvironment()).toThrow('DATABASE_OWNER_URL is set and DATABASE_URL is not');
  });
});

describe('originOf', () => {
  it.each([
    ['127.0.0.1', 'http://127.0.0.1:3000'],
    ['0.0.0.0', 'http://127.0.0.1:3000'],
    ['::', 'http://[::1]:3000'],
    ['club.lan', 'http://club.lan:3000'],
  ])('reaches %s at %s', (host, origin) => {
    expect(originOf(host, 3000)).toBe(origin);
  });
});
