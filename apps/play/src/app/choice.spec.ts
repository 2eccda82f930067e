import { describe, expect, it } from '@jest/globals';
import { makeChoice, type Shelf } from './choice.js';

const shelfOf = (kept: Map<string, string>): Shelf => ({
  getItem: (name) => kept.get(name) ?? null,
  setItem: (name, value) => kept.set(name, value),
});

const FORBIDDEN: Shelf = {
  getItem: () => {
    throw new Error('forbidden');
  },
  setItem: () => {
    throw new Error('full');
  },
};

describe('a choice', () => {
  it('is the first value until one is made, and kept', () => {
    const kept = new Map<string, string>();
    const choice = makeChoice('light', ['auto', 'night'], shelfOf(kept));
    expect(choice.read()).toBe('auto');
    choice.write('night');
    expect(kept.get('light')).toBe('night');
    expect(makeChoice('light', ['auto', 'night'], shelfOf(kept)).read()).toBe('night');
  });

  it('takes nothing from the storage that it does not know', () => {
    expect(makeChoice('light', ['auto', 'night'], shelfOf(new Map([['light', 'noon']]))).read()).toBe('auto');
  });

  it('holds for the page where nothing can be kept', () => {
    const choice = makeChoice('light', ['auto', 'night'], FORBIDDEN);
    choice.write('night');
    expect(choice.read()).toBe('night');
  });

  it('tells who listens, until they leave', () => {
    const heard: string[] = [];
    const choice = makeChoice('light', ['auto', 'night'], shelfOf(new Map()));
    const leave = choice.subscribe(() => heard.push(choice.read()));
    choice.write('night');
    leave();
    choice.write('auto');
    expect(heard).toEqual(['night']);
  });
});
