import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SEAT, told, Tab } from './testing/tab.js';
import { GAME } from './testing/told-game.js';

let tab: Tab;
beforeEach(() => {
  jest.useFakeTimers();
  tab = new Tab();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('following a game', () => {
  it('opens one socket for all, and asks for the picture when the club greets', () => {
    tab.read();
    tab.club.game('game-2').subscribe(() => undefined);
    expect(tab.net.sockets).toHaveLength(1);
    expect(tab.game.link).toBe('connecting');
    tab.socket.hello('member-1');
    expect(tab.watches).toEqual([{ game: GAME }, { game: 'game-2' }]);
    tab.socket.serve('view', told.picture(SEAT, 10));
    expect(tab.game).toMatchObject({ link: 'live', view: told.picture(SEAT, 10).view });
    expect(tab.club.game('game-2').read().view).toBeNull();
  });

  it('asks again with its cursor where a message is missing, once', () => {
    tab.arriveAt(10);
    tab.socket.serve('messages', told.news(SEAT, 20, 25));
    tab.socket.serve('messages', told.news(SEAT, 25, 30));
    expect(tab.watches.slice(1)).toEqual([{ game: GAME, cursor: told.picture(SEAT, 10).cursor }]);
    tab.socket.serve('messages', told.news(SEAT, 10, 30));
    expect(tab.game.view).toEqual(told.picture(SEAT, 30).view);
    tab.socket.serve('messages', told.news(SEAT, 40, 45));
    expect(tab.watches).toHaveLength(3);
  });

  it('says why it is refused, and forgets it with a picture', () => {
    tab.arrive();
    tab.answer(null, 'unknownGame');
    expect(tab.game.refusal).toBe('unknownGame');
    jest.advanceTimersByTime(2_000);
    expect(tab.watches).toHaveLength(1);
    tab.socket.serve('view', told.picture(SEAT, 10));
    expect(tab.game.refusal).toBeNull();
  });

  it('asks again after a refusal in passing', () => {
    tab.arrive();
    tab.answer(null, 'unavailable');
    expect(tab.game.refusal).toBeNull();
    jest.advanceTimersByTime(1_000);
    expect(tab.watches).toHaveLength(2);
  });

  it('goes on with what it missed after 20 s without a network', () => {
    tab.arriveAt(10);
    tab.page.tell('offline');
    expect(tab.game.link).toBe('lost');
    expect(tab.socket.closed).toBe(true);
    for (let second = 0; second < 20; second += 1) {
      jest.advanceTimersByTime(1_000);
      tab.socket.bring('connect_error', new Error('no network'));
    }
    tab.page.tell('online');
    tab.socket.hello('member-1');
    expect(tab.watches).toEqual([{ game: GAME, cursor: told.picture(SEAT, 10).cursor }]);
    tab.socket.serve('messages', told.news(SEAT, 10, 33));
    expect(tab.game).toMatchObject({ link: 'live', view: told.picture(SEAT, 33).view });
  });

  it('stops a while after the last reader went, and begins anew where it was', () => {
    tab.arriveAt(10);
    tab.leave();
    jest.advanceTimersByTime(1_000);
    tab.read();
    jest.advanceTimersByTime(10_000);
    expect(tab.socket.frames('unwatch')).toEqual([]);
    const held = tab.club.link.hold();
    tab.leave();
    jest.advanceTimersByTime(2_000);
    expect(tab.socket.frames('unwatch')).toEqual([{ game: GAME }]);
    tab.read();
    expect(tab.watches.at(-1)).toEqual({ game: GAME, cursor: told.picture(SEAT, 10).cursor });
    held();
  });

  it('shows a member nothing of who was signed in before', () => {
    tab.arriveAt(10);
    tab.act();
    tab.club.drafts.write(GAME, 'speech', 'mine');
    tab.socket.bring('disconnect', 'transport close');
    jest.advanceTimersByTime(300);
    tab.socket.hello('member-2');
    expect(tab.game).toMatchObject({ view: null, acts: [], recent: [] });
    expect(tab.watches).toEqual([{ game: GAME }]);
    expect(tab.commands).toEqual([]);
    expect(tab.club.drafts.read(GAME, 'speech')).toBe('');
  });
});
