import { describe, expect, it } from '@jest/globals';
import { CLIENT_FRAMES } from './frame.js';
import { MAX_SPEECH } from './limits.js';

const command = CLIENT_FRAMES.command;
const pick = { game: 'g', id: 'c1', type: 'pick', stage: 1, verb: 'kill', target: 3 };
const speak = (text: string) => command.safeParse({ game: 'g', id: 'c', type: 'speak', stage: 1, text });

describe('command frame', () => {
  it('takes a seat command', () => {
    expect(command.parse(pick)).toEqual(pick);
  });

  it.each([
    ['a seat of somebody else', { ...pick, seat: 2 }],
    ['a system command', { game: 'g', id: 'c', type: 'expire', deadline: 'stage:1' }],
    ['a start', { game: 'g', id: 'c', type: 'startGame' }],
    ['a lost connection', { game: 'g', id: 'c', type: 'loseConnection', seat: 1 }],
    ['a missing stage', { game: 'g', id: 'c', type: 'pass' }],
    ['a fractional target', { ...pick, target: 1.5 }],
    ['an id with spaces', { ...pick, id: 'a b' }],
    ['a long id', { ...pick, id: 'a'.repeat(65) }],
    ['nothing', undefined],
    ['a number', 7],
    ['an array', [pick]],
    ['a prototype key', { ...pick, type: '__proto__' }],
  ])('refuses %s', (_, frame) => {
    expect(command.safeParse(frame).success).toBe(false);
  });

  it('bounds a ground and lets its note be absent', () => {
    const frame = { game: 'g', id: 'c', type: 'warn', seat: 1, ground: { offence: 'late-vote' } };
    expect(command.parse(frame)).toEqual({ ...frame, ground: { offence: 'late-vote', note: null } });
    expect(command.safeParse({ ...frame, ground: { offence: 'x', note: 'n'.repeat(501) } }).success).toBe(
      false,
    );
  });
});

describe('speech', () => {
  it('is counted in code points after NFC', () => {
    expect(speak('🎲'.repeat(MAX_SPEECH)).success).toBe(true);
    expect(speak('e\u0301'.repeat(MAX_SPEECH)).success).toBe(true);
    expect(speak('a'.repeat(MAX_SPEECH + 1)).success).toBe(false);
  });

  it.each(['\u202e', '\u2066', '\u0007', '\u200b', '\ud800', '\u009b'])('refuses %j', (character) => {
    expect(speak(`a${character}b`).success).toBe(false);
  });

  it('keeps Chinese text, line breaks and joined emoji', () => {
    expect(speak('我是平民。\n过。👩‍👩‍👧').success).toBe(true);
    expect(speak('   ').success).toBe(false);
  });
});

describe('cursor', () => {
  it.each([
    [{ public: 3, 'seat:12': 1, killers: 0 }, true],
    [{ public: -1 }, false],
    [{ everything: 1 }, false],
    [{ 'seat:0': 1 }, false],
  ])('%j → %s', (cursor, good) => {
    expect(CLIENT_FRAMES.watch.safeParse({ game: 'g', cursor }).success).toBe(good);
  });
});
