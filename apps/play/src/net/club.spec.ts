import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PROTOCOL } from '@killer-club/protocol';
import type { Viewer } from '@killer-club/rules';
import { Club } from './club.js';
import type { GameState } from './game-state.js';
import { FakeNet, type FakeSocket } from './testing/fake-net.js';
import { FakePage, FakeStorage } from './testing/fake-page.js';
import { GAME, ToldGame } from './testing/told-game.js';

const told = new ToldGame();
const SEAT: Viewer = { kind: 'seat', seat: 2 };
const PICK = { type: 'pick', stage: 1, verb: 'kill', target: 3 } as const;

/** A tab of a browser: `reload` opens the page anew on the same storage. */
class Tab {
  readonly net = new FakeNet();
  readonly storage = new FakeStorage();
  readonly page = new FakePage();
  random = 0.5;
  speed: number | null = null;
  club = this.load();
  seen = 0;
  leave: () => void = () => undefined;

  get socket(): FakeSocket {
    return this.net.newest;
  }

  get game(): GameState {
    return this.club.game(GAME).read();
  }

  get watches(): unknown[] {
    return this.socket.frames('watch');
  }

  get commands(): unknown[] {
    return this.socket.frames('command');
  }

  read(): void {
    this.leave = this.club.game(GAME).subscribe(() => {
      this.seen += 1;
    });
  }

  /** Reads the game and is greeted as a member. */
  arrive(member = 'member-1'): void {
    this.read();
    this.socket.hello(member);
  }

  /** Has a picture after so many steps as well. */
  arriveAt(steps: number): void {
    this.arrive();
    this.socket.serve('view', told.picture(SEAT, steps));
  }

  act(command: Parameters<ReturnType<Club['game']>['act']>[0] = PICK): string {
    return this.club.game(GAME).act(command).id;
  }

  answer(
    id: string | null,
    code: 'ok' | 'unavailable' | 'tooMany' | 'tooLate' | 'unknownGame',
    at = 7,
  ): void {
    this.socket.serve('answer', { id, at, code });
  }

  reload(): void {
    this.socket.disconnect();
    this.club = this.load();
  }

  private load(): Club {
    return new Club({
      open: this.net.open,
      page: this.page,
      storage: () => this.storage,
      random: () => this.random,
      askSpeed: () => Promise.resolve(this.speed),
    });
  }
}

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
