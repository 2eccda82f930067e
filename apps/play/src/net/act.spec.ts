import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PICK, SEAT, told, Tab } from './testing/tab.js';
import { GAME } from './testing/told-game.js';

let tab: Tab;
beforeEach(() => {
  jest.useFakeTimers();
  tab = new Tab();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('an act', () => {
  it('is sent under its own id, and its receipt keeps the club’s time', () => {
    tab.arriveAt(10);
    const id = tab.act();
    expect(tab.commands).toEqual([{ game: GAME, id, ...PICK }]);
    expect(tab.game.acts).toEqual([{ id, command: PICK, sentAt: tab.club.time.now(), answer: null }]);
    tab.answer(id, 'ok', 1_234);
    expect(tab.game.acts[0]?.answer).toEqual({ code: 'ok', at: 1_234 });
    tab.answer(id, 'tooLate', 9_999);
    expect(tab.game.acts[0]?.answer).toEqual({ code: 'ok', at: 1_234 });
  });

  it('is sent again under the same id when the link broke before its answer', () => {
    tab.arriveAt(10);
    const first = tab.act();
    tab.answer(first, 'ok');
    const second = tab.act();
    tab.socket.bring('disconnect', 'transport close');
    const third = tab.act({ type: 'pass', stage: 1 });
    jest.advanceTimersByTime(300);
    expect(tab.commands).toEqual([]);
    tab.socket.hello('member-1');
    expect(tab.commands).toEqual([
      { game: GAME, id: second, ...PICK },
      { game: GAME, id: third, type: 'pass', stage: 1 },
    ]);
  });

  it('survives a reload in the middle of it, answered or not', () => {
    tab.arriveAt(10);
    const done = tab.act();
    tab.answer(done, 'ok', 1_234);
    const open = tab.act({ type: 'speak', stage: 1, text: '我是平民' });
    tab.reload();
    expect(tab.game.acts.map(({ id }) => id)).toEqual([done, open]);
    tab.arrive();
    expect(tab.commands).toEqual([{ game: GAME, id: open, type: 'speak', stage: 1, text: '我是平民' }]);
    tab.answer(open, 'tooLate', 2_000);
    expect(tab.game.acts.map(({ answer }) => answer)).toEqual([
      { code: 'ok', at: 1_234 },
      { code: 'tooLate', at: 2_000 },
    ]);
  });

  it.each(['unavailable', 'tooMany'] as const)('is sent again under the same id after %s', (code) => {
    tab.arriveAt(10);
    const id = tab.act();
    tab.answer(id, code);
    expect(tab.game.acts[0]?.answer).toBeNull();
    expect(tab.commands).toHaveLength(1);
    jest.advanceTimersByTime(1_000);
    expect(tab.commands).toEqual([
      { game: GAME, id, ...PICK },
      { game: GAME, id, ...PICK },
    ]);
    tab.answer(id, 'ok');
    jest.advanceTimersByTime(2_000);
    expect(tab.commands).toHaveLength(2);
  });

  it('is not sent again after a newer choice: that one counts', () => {
    tab.arriveAt(10);
    const old = tab.act();
    const newer = tab.act({ ...PICK, target: 4 });
    tab.answer(newer, 'ok');
    tab.answer(old, 'unavailable');
    jest.advanceTimersByTime(2_000);
    expect(tab.commands).toHaveLength(2);
    expect(tab.game.acts[0]?.answer?.code).toBe('unavailable');
  });

  it('gives way as well to a choice that is made during the pause', () => {
    tab.arriveAt(10);
    const old = tab.act();
    tab.answer(old, 'unavailable');
    tab.act({ ...PICK, target: 4 });
    jest.advanceTimersByTime(2_000);
    expect(tab.commands).toHaveLength(2);
    expect(tab.game.acts[0]?.answer?.code).toBe('unavailable');
  });

  it('is not given way to by a later mark: both stand', () => {
    tab.arriveAt(10);
    const marks = [3, 4].map((candidate) => tab.act({ type: 'nominate', stage: 1, candidate }));
    for (const id of marks) tab.answer(id, 'unavailable');
    jest.advanceTimersByTime(2_000);
    expect(tab.commands.slice(2)).toEqual(tab.commands.slice(0, 2));
  });

  it('is not given way to by a later speech: both are said', () => {
    tab.arriveAt(10);
    const said = ['一', '二'].map((text) => tab.act({ type: 'speak', stage: 1, text }));
    for (const id of said) tab.answer(id, 'tooMany');
    jest.advanceTimersByTime(1_000);
    expect(tab.commands.slice(2)).toEqual(tab.commands.slice(0, 2));
  });

  it('that the club could not read is answered here', () => {
    tab.arriveAt(10);
    tab.act({ type: 'speak', stage: 1, text: 'x'.repeat(10_000_000) });
    expect(tab.commands).toEqual([]);
    expect(tab.game.acts[0]?.answer?.code).toBe('badFrame');
  });

  it('keeps the game followed until it is answered', () => {
    tab.arriveAt(10);
    const id = tab.act({ type: 'leave' });
    tab.leave();
    jest.advanceTimersByTime(2_500);
    expect(tab.socket.frames('unwatch')).toEqual([]);
    tab.answer(id, 'ok');
    jest.advanceTimersByTime(2_000);
    expect(tab.socket.frames('unwatch')).toEqual([{ game: GAME }]);
  });
});

describe('what a reload finds', () => {
  it('is nothing of a game that has ended', () => {
    tab.arriveAt(10);
    tab.answer(tab.act(), 'ok');
    tab.club.drafts.write(GAME, 'speech', 'mine');
    tab.club.drafts.write('game-2', 'speech', 'other');
    tab.socket.serve('view', told.picture(SEAT, told.steps.length));
    tab.reload();
    expect(tab.game.acts).toEqual([]);
    expect(tab.club.drafts.read(GAME, 'speech')).toBe('');
    expect(tab.club.drafts.read('game-2', 'speech')).toBe('other');
  });

  it('is a draft', () => {
    tab.arriveAt(10);
    tab.club.drafts.write(GAME, 'speech', '我是平民');
    tab.reload();
    tab.arrive();
    expect(tab.club.drafts.read(GAME, 'speech')).toBe('我是平民');
  });

  it('is nothing where another client left something else', () => {
    const good = { id: 'a', command: PICK, sentAt: 1, answer: null };
    tab.storage.setItem(`killer-club/acts/${GAME}`, JSON.stringify([{ id: 7 }, good]));
    expect(tab.game.acts).toEqual([good]);
    tab.storage.setItem('killer-club/acts/game-2', '{');
    expect(tab.club.game('game-2').read().acts).toEqual([]);
  });
});
