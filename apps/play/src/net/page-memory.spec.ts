import { describe, expect, it } from '@jest/globals';
import { PageMemory } from './page-memory.js';
import { FakeStorage } from './testing/fake-page.js';

class FullStorage extends FakeStorage {
  override setItem(): void {
    throw new DOMException('full', 'QuotaExceededError');
  }
}

describe('what a page remembers', () => {
  it.each([
    [
      'is forbidden',
      () => {
        throw new DOMException('no', 'SecurityError');
      },
    ],
    ['is full', () => new FullStorage()],
  ])('lasts as long as the page where storage %s', (_, storage) => {
    const memory = new PageMemory(storage);
    memory.write('draft/a', 'text');
    expect(memory.read('draft/a')).toBe('text');
    memory.forget('draft/');
    expect(memory.read('draft/a')).toBeNull();
  });

  it('outlives the page, and leaves other things in storage alone', () => {
    const storage = new FakeStorage();
    storage.setItem('draft/other', 'x');
    new PageMemory(() => storage).write('draft/a', 'text');
    const memory = new PageMemory(() => storage);
    expect(memory.read('draft/a')).toBe('text');
    memory.forget('');
    expect(memory.read('draft/a')).toBeNull();
    expect(storage.getItem('draft/other')).toBe('x');
  });

  it('hides no fault of its own', () => {
    const memory = new PageMemory(() => {
      throw new TypeError('bug');
    });
    expect(() => memory.read('a')).toThrow('bug');
  });
});
