import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Tab } from './testing/tab.js';

let tab: Tab;
beforeEach(() => {
  jest.useFakeTimers();
  tab = new Tab();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the clock of a page', () => {
  it('is measured five times, then every five seconds', () => {
    tab.net.clock = null;
    tab.arriveAt(10);
    for (let count = 1; count <= 5; count += 1) {
      jest.advanceTimersByTime(20);
      tab.answer(`clock-${count}`, 'ok', 5_000 + 20 * count);
    }
    expect(tab.socket.frames('clock')).toHaveLength(5);
    expect(tab.club.time.now()).toBe(5_110);
    jest.advanceTimersByTime(5_000);
    expect(tab.socket.frames('clock')).toHaveLength(6);
  });

  it('runs at the demonstration’s speed', async () => {
    const begun = performance.now();
    tab.net.clock = () => 1_000 + (performance.now() - begun) * 4;
    tab.speed = 4;
    tab.arrive();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(tab.club.time.now()).toBe(5_000);
  });
});
