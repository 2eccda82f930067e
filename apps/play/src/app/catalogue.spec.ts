import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROLES } from '@killer-club/rules';
import { keysOf } from '@killer-club/ui';
import { faultsOf, keysAskedFor, readCatalogues } from '@killer-club/ui/testing';
import type { Duty } from '../game/duty.js';
import type { ActCommand } from '../net/act.js';

const DUTIES: Readonly<Record<Duty, true>> = {
  heal: true,
  shoot: true,
  shotSpent: true,
  killAlone: true,
  roundPk: true,
};
const ACTS: Readonly<Record<ActCommand['type'], true>> = {
  pick: true,
  pass: true,
  speak: true,
  castVote: true,
  nominate: true,
  requestSpeech: true,
  callRoundPk: true,
  surrender: true,
  leave: true,
};

const PARTS = ['account', 'lobby', 'game', 'after'];
const own = path.join(import.meta.dirname, '../../messages');
const shared = readCatalogues(path.join(import.meta.dirname, '../../../../libs/ui/messages'));

const whole = (language: string): string[] => [
  ...keysOf(shared[language] ?? {}),
  ...PARTS.flatMap((part) => keysOf(readCatalogues(path.join(own, part))[language] ?? {}, `${part}.`)),
];

describe('the client’s words', () => {
  it.each(PARTS)('are the same in every language: %s', (part) => {
    expect(faultsOf(readCatalogues(path.join(own, part)))).toEqual([]);
  });

  it('have all that the screens ask for', () => {
    const keys = new Set(whole('zh-CN'));
    expect(keysAskedFor(path.join(import.meta.dirname, '..')).filter((key) => !keys.has(key))).toEqual([]);
    const composed = [
      ...ROLES.filter((role) => role !== 'civilian').map((role) => `game.night.does.${role}`),
      ...Object.keys(DUTIES).map((duty) => `game.card.duty.${duty}`),
      ...Object.keys(ACTS).map((type) => `game.act.${type}`),
    ];
    expect(composed.filter((key) => !keys.has(key))).toEqual([]);
  });
});
