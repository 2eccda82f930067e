import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { signUpBody } from '@killer-club/protocol';
import { keysOf, Refused } from '@killer-club/ui';
import { readCatalogues } from '@killer-club/ui/testing';
import { FAULTS, faultsIn, faultsTold } from './faults.js';

const PASSWORD = 'correct horse';

describe('a fault of a field', () => {
  it('has words for each that may be told', () => {
    const account = readCatalogues(path.join(import.meta.dirname, '../../messages/account'));
    const keys = new Set(keysOf(account['zh-CN']!));
    const asked = Object.entries(FAULTS).flatMap(([field, faults]) =>
      faults.map((fault) => `fault.${field}.${fault}`),
    );
    expect(asked.filter((key) => !keys.has(key))).toEqual([]);
  });

  it.each([
    ['', 'empty'],
    ['  ', 'tooShort'],
    ['杀', 'tooShort'],
    ['长'.repeat(21), 'tooLong'],
    ['x'.repeat(500), 'tooLong'],
    ['abc\u202Edef', 'forbiddenCharacter'],
    ['abc\u0007def', 'forbiddenCharacter'],
    ['狼🐺人', 'forbiddenCharacter'],
  ])('of the name %j is %s', (name, fault) => {
    expect(faultsIn(signUpBody, { name, password: PASSWORD })).toEqual({ name: fault });
  });

  it.each(['长'.repeat(20), 'أحمد'])('is none of the name %j', (name) => {
    expect(faultsIn(signUpBody, { name, password: PASSWORD })).toEqual({});
  });

  it('is told of each field', () => {
    expect(faultsIn(signUpBody, { name: '', password: 'short', invitation: 'no' })).toEqual({
      name: 'empty',
      password: 'tooShort',
      invitation: 'notValid',
    });
  });
});

describe('a refusal', () => {
  it('is shown at the field it is about', () => {
    const taken = new Refused(409, 'nameTaken', '', 'name');
    expect(faultsTold(taken, ['name', 'password'])).toEqual({ name: 'nameTaken' });
    expect(faultsTold(new Refused(409, 'nameTaken', ''), ['name', 'password'])).toEqual({
      name: 'nameTaken',
    });
    const bad = new Refused(400, 'badBody', 'forbiddenCharacter', 'name');
    expect(faultsTold(bad, ['name'])).toEqual({ name: 'forbiddenCharacter' });
    expect(faultsTold(new Refused(401, 'wrongNameOrPassword', ''), ['current', 'next'])).toEqual({
      current: 'wrongNameOrPassword',
    });
  });

  it('is the form’s where it is about no field of it', () => {
    expect(faultsTold(new Refused(401, 'wrongNameOrPassword', ''), ['name', 'password'])).toEqual({});
    expect(faultsTold(new Refused(0, 'offline', ''), ['name'])).toEqual({});
  });
});
