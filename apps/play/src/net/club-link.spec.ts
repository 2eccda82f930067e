import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PROTOCOL } from '@killer-club/protocol';
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

describe('the link', () => {
  it('comes back within 300 ms, and later within 3 s', () => {
    tab.random = 0.999;
    tab.arriveAt(10);
    tab.socket.bring('disconnect', 'transport close');
    jest.advanceTimersByTime(300);
    expect(tab.net.sockets).toHaveLength(2);
    for (let count = 3; count < 12; count += 1) {
      tab.socket.bring('connect_error', new Error('refused'));
      jest.advanceTimersByTime(3_000);
      expect(tab.net.sockets).toHaveLength(count);
    }
  });

  it('waits longer after each try, and begins anew once the club has answered', () => {
    tab.random = 0.999;
    tab.arriveAt(10);
    tab.socket.bring('disconnect', 'transport close');
    jest.advanceTimersByTime(300);
    tab.socket.bring('connect_error', new Error('refused'));
    jest.advanceTimersByTime(500);
    expect(tab.net.sockets).toHaveLength(2);
    jest.advanceTimersByTime(100);
    expect(tab.net.sockets).toHaveLength(3);
    tab.socket.hello('member-1');
    tab.socket.bring('disconnect', 'transport close');
    jest.advanceTimersByTime(300);
    expect(tab.net.sockets).toHaveLength(4);
  });

  it('hears nothing more of a socket it has given up', () => {
    tab.arriveAt(10);
    const old = tab.socket;
    tab.page.tell('offline');
    tab.page.tell('online');
    tab.socket.hello('member-1');
    old.bring('disconnect', 'io client disconnect');
    old.serve('view', told.picture(SEAT, 3));
    expect(tab.game).toMatchObject({ link: 'live', view: told.picture(SEAT, 10).view });
  });

  it('spreads the tries of many', () => {
    tab.random = 0;
    tab.arriveAt(10);
    tab.socket.bring('disconnect', 'transport close');
    jest.advanceTimersByTime(0);
    expect(tab.net.sockets).toHaveLength(2);
  });

  it.each([
    [
      'the network is back',
      () => {
        tab.page.tell('online');
      },
    ],
    [
      'the page is shown',
      () => {
        tab.page.show('visible');
      },
    ],
    [
      'the page comes out of the history',
      () => {
        tab.page.tell('pageshow');
      },
    ],
  ])('comes back at once when %s', (_, happens) => {
    tab.arriveAt(10);
    tab.socket.bring('disconnect', 'transport close');
    happens();
    expect(tab.net.sockets).toHaveLength(2);
    happens();
    jest.advanceTimersByTime(3_000);
    expect(tab.net.sockets).toHaveLength(2);
  });

  it('gives up a try that hears nothing', () => {
    tab.read();
    jest.advanceTimersByTime(4_000 + 300);
    expect(tab.net.sockets).toHaveLength(2);
    expect(tab.net.sockets[0]?.closed).toBe(true);
    expect(tab.game.link).toBe('lost');
  });

  it('notices a connection that died silently', () => {
    tab.arriveAt(10);
    tab.net.clock = null;
    jest.advanceTimersByTime(5_000 + 2_999);
    expect(tab.game.link).toBe('live');
    jest.advanceTimersByTime(1);
    expect(tab.game.link).toBe('lost');
  });

  it('looks whether the connection lives when the page is shown', () => {
    tab.arriveAt(10);
    tab.page.show('hidden');
    expect(tab.socket.frames('clock')).toHaveLength(5);
    tab.page.show('visible');
    expect(tab.socket.frames('clock')).toHaveLength(6);
  });

  it('leaves acting to a newer page until it is told to take over', () => {
    tab.arriveAt(10);
    tab.socket.serve('replaced', {});
    const id = tab.act();
    tab.page.tell('online');
    jest.advanceTimersByTime(60_000);
    expect(tab.net.sockets).toHaveLength(1);
    expect(tab.game).toMatchObject({ link: 'replaced', view: told.picture(SEAT, 10).view });
    tab.club.link.renew();
    tab.socket.hello('member-1');
    expect(tab.game.link).toBe('live');
    expect(tab.commands).toEqual([{ game: GAME, id, ...PICK }]);
  });

  it('knows by an answer that it was replaced', () => {
    tab.arriveAt(10);
    const id = tab.act();
    tab.socket.serve('answer', { id, at: 1, code: 'replaced' });
    expect(tab.game.link).toBe('replaced');
    expect(tab.game.acts[0]?.answer).toBeNull();
  });

  it('comes back when the club restarts', () => {
    tab.arriveAt(10);
    tab.socket.serve('bye', { code: 'serverStopping' });
    expect(tab.game.link).toBe('lost');
    jest.advanceTimersByTime(300);
    expect(tab.net.sockets).toHaveLength(2);
  });

  it.each([
    [
      'says goodbye',
      () => {
        tab.socket.serve('bye', { code: 'signedOut' });
      },
    ],
    [
      'knows nobody',
      () => {
        tab.socket.hello(null);
      },
    ],
  ])('ends when the club %s, and begins with a new screen', (_, happens) => {
    tab.arriveAt(10);
    happens();
    expect(tab.game.link).toBe('signedOut');
    jest.advanceTimersByTime(60_000);
    expect(tab.net.sockets).toHaveLength(1);
    tab.club.link.hold();
    expect(tab.net.sockets).toHaveLength(2);
    expect(tab.game.link).toBe('connecting');
  });

  it.each([
    [
      'a frame of another shape',
      () => {
        tab.socket.bring('view', { game: GAME });
      },
    ],
    [
      'a message it does not know',
      () => {
        const message = { type: 'revolution' };
        tab.socket.bring('messages', {
          game: GAME,
          items: [{ audience: 'public', n: 9, after: 8, message }],
          texts: {},
        });
      },
    ],
    [
      'another protocol',
      () => {
        tab.socket.serve('hello', { protocol: PROTOCOL + 1, member: 'member-1', at: 0 });
      },
    ],
  ])('is outdated by %s', (_, happens) => {
    tab.arriveAt(10);
    happens();
    expect(tab.game.link).toBe('outdated');
    expect(tab.socket.closed).toBe(true);
    jest.advanceTimersByTime(60_000);
    expect(tab.net.sockets).toHaveLength(1);
  });

  it('closes a while after nobody needs it', () => {
    const release = tab.club.link.hold();
    tab.socket.hello('member-1');
    release();
    expect(tab.socket.closed).toBe(false);
    jest.advanceTimersByTime(1_000);
    expect(tab.socket.closed).toBe(true);
    tab.club.link.hold();
    expect(tab.net.sockets).toHaveLength(2);
  });
});
