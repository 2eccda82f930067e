import { describe, expect, it } from '@jest/globals';
import type { TableView } from '@killer-club/protocol';
import { placeOf } from './acts.js';

describe('a table’s people', () => {
  const table: Omit<TableView, 'state' | 'game'> = {
    id: 't',
    kind: 'table',
    preset: 'any',
    size: 9,
    clockFactor: 1,
    firstSpeaker: 1,
    seats: [],
    check: null,
  };

  it('are in the game while it is played, else at the table', () => {
    expect(placeOf({ ...table, state: 'playing', game: 'g' })).toBe('/games/g');
    expect(placeOf({ ...table, state: 'open', game: 'g' })).toBe('/tables/t');
    expect(placeOf({ ...table, state: 'check', game: null })).toBe('/tables/t');
  });
});
