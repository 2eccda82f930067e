import { describe, expect, it } from '@jest/globals';
import type { LogItem } from '@killer-club/protocol';
import type { Audience, Message } from '@killer-club/rules';
import { nameOfViewer, roundsOf, viewerNamed, wasSeenBy } from './log-viewer.js';

const told = (audience: Audience, message: Message, seats: number[], spectators = false): LogItem => ({
  audience,
  n: 1,
  after: 0,
  at: 0,
  message,
  saw: { seats, spectators, judge: false },
});

const night = (round: number): LogItem =>
  told('public', { type: 'nightFell', round, stage: round, until: 0 }, [1, 2, 3], true);
const pick = told('killers', { type: 'pickMade', seat: 2, verb: 'kill', target: 1 }, [2]);
const card = told('seat:3', { type: 'roleDealt', seat: 3, role: 'civilian' }, [3]);
const dawn = told('public', { type: 'dawnBroke', deaths: [1] }, [1, 2, 3], true);

const seats = [1, 2, 3].map((seat) => ({ seat, person: { id: `m${seat}`, name: `m${seat}`, bot: false } }));

describe('whose eyes the log is read with', () => {
  const log = [card, night(1), pick, dawn];

  it('shows everything without a filter', () => {
    expect(log.filter((item) => wasSeenBy(item, 'everything'))).toEqual(log);
  });

  it('shows a seat what it saw and nothing else', () => {
    expect(log.filter((item) => wasSeenBy(item, 2))).toEqual([night(1), pick, dawn]);
    expect(log.filter((item) => wasSeenBy(item, 3))).toEqual([card, night(1), dawn]);
  });

  it('shows a spectator the public alone', () => {
    expect(log.filter((item) => wasSeenBy(item, 'spectator'))).toEqual([night(1), dawn]);
  });

  it('is named in the address and read from it', () => {
    expect(viewerNamed(nameOfViewer(2), seats)).toBe(2);
    expect(viewerNamed(nameOfViewer('spectator'), seats)).toBe('spectator');
  });

  it.each([null, '', 'seat:9', 'seat:-1', 'judge', '<script>'])('is everybody’s for the name %j', (name) => {
    expect(viewerNamed(name, seats)).toBe('everything');
  });
});

describe('rounds of a log', () => {
  it('begin with their nights, after what the deal told', () => {
    expect(roundsOf([card, night(1), pick, dawn, night(2)])).toEqual([
      { round: 0, items: [card] },
      { round: 1, items: [night(1), pick, dawn] },
      { round: 2, items: [night(2)] },
    ]);
  });

  it('are none where nothing was told', () => {
    expect(roundsOf([])).toEqual([]);
  });
});
