import { describe, expect, it } from '@jest/globals';
import { StartupError } from '../database/startup-error.js';
import { readConfig } from './config.js';
import { startupLine } from './startup-line.js';

const config = readConfig({ DATABASE_URL: 'postgresql://api:secret@localhost/club', PORT: '3000' });
const coded = (code: string, more: object = {}, message = 'refused'): Error =>
  Object.assign(new Error(message), { code, ...more });

describe('startupLine', () => {
  it.each<[string, unknown, string]>([
    [
      'a port in use',
      coded('EADDRINUSE', { syscall: 'listen' }),
      'PORT: 127.0.0.1:3000 is in use by another program.',
    ],
    [
      'a host that is not ours',
      coded('EADDRNOTAVAIL', { syscall: 'listen' }),
      'HOST, PORT: cannot listen on 127.0.0.1:3000 (EADDRNOTAVAIL).',
    ],
    [
      'no database',
      coded('ECONNREFUSED', { syscall: 'connect' }),
      'DATABASE_URL: the database cannot be reached (ECONNREFUSED).',
    ],
    [
      'a database on no address at all',
      new AggregateError([coded('ECONNREFUSED')]),
      'DATABASE_URL: the database cannot be reached (ECONNREFUSED).',
    ],
    ['a wrong password', coded('28P01'), 'DATABASE_URL: the database cannot be reached (28P01).'],
    [
      'an empty database',
      coded('42P01'),
      'DATABASE_URL: the database has not been migrated (npm run migrate).',
    ],
    ['a database that hangs', new Error('timeout expired'), 'DATABASE_URL: the database does not answer.'],
    ['what we found ourselves', new StartupError('PORT: is not a number'), 'PORT: is not a number'],
    ['anything else', new Error('first\nsecond'), 'The server cannot start: first'],
    ['what is no error', 'odd', 'The server cannot start: odd'],
  ])('says of %s one line', (_, error, line) => {
    expect(startupLine(error, config)).toBe(line);
  });

  it('never shows the database’s address', () => {
    for (const error of [
      coded('ECONNREFUSED'),
      new Error('timeout'),
      coded('EADDRINUSE', { syscall: 'listen' }),
    ])
      expect(startupLine(error, config)).not.toContain('secret');
  });

  it('does without a configuration', () => {
    expect(startupLine(new StartupError('DATABASE_URL: is missing'), null)).toBe('DATABASE_URL: is missing');
  });
});
