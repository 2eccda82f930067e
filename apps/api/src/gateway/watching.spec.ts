import { beforeEach, describe, expect, it } from '@jest/globals';
import { viewFor, type Viewer } from '@killer-club/rules';
import { SERVER_FRAMES } from '@killer-club/protocol';
import { startedGame } from '../testing/started-game.js';
import type { Delivery, FullView } from '../runner/port.js';
import { FakeTransport } from '../testing/fake-transport.js';
import { CLOGGED_BYTES, Connection } from './connection.js';
import { Watching } from './watching.js';

const GAME = 'g';
const state = startedGame(8).state;
const LEFT: Delivery = {
  gameId: GAME,
  parts: [{ messages: [{ audience: 'judge', n: 1, after: 0, message: { type: 'judgeLeft' } }], exits: [] }],
  texts: {},
  ended: false,
};

let socket: FakeTransport;
let connection: Connection;
let viewers: Viewer[];
let duringPicture: () => void;
let deliver: (delivery: Delivery) => void;
let watching: Watching;

const picture = (viewer: Viewer): Promise<FullView> => {
  duringPicture();
  return Promise.resolve({ view: viewFor(state, viewer), cursor: {}, texts: {} });
};

beforeEach(() => {
  socket = new FakeTransport();
  connection = new Connection(socket, { id: 'm', name: 'Ann', role: 'judge', session: 's' }, true);
  viewers = [];
  duringPicture = () => undefined;
  watching = new Watching({
    // The last answer stays.
    directory: {
      viewerOf: () => Promise.resolve((viewers.length > 1 ? viewers.shift() : viewers[0]) ?? null),
    },
    runner: {
      audiences: (_game, { kind }) => Promise.resolve([kind === 'judge' ? 'judge' : 'public']),
      fullView: (_game, viewer) => picture(viewer),
      messagesSince: () => Promise.resolve('gap'),
      watch: (_game, listener) => {
        deliver = listener;
        return () => undefined;
      },
    },
    broadcast: () => undefined,
    onError: (error) => {
      throw error;
    },
  });
});

const shown = (): unknown[] =>
  socket.sent.map(({ name, frame }) => [name, SERVER_FRAMES.view.parse(frame).view.viewer.kind]);
const spectator: Viewer = { kind: 'spectator' };
const judge: Viewer = { kind: 'judge' };

describe('a judge’s picture', () => {
  it('is shown to the judge', async () => {
    viewers = [judge];
    expect(await watching.watch(connection, GAME, null)).toBe('ok');
    expect(shown()).toEqual([['view', 'judge']]);
    expect([...socket.rooms]).toEqual(['g/judge']);
  });

  it('is not shown to whoever left the seat while it was drawn', async () => {
    viewers = [judge, judge, spectator];
    let once = true;
    duringPicture = () => {
      if (once) deliver(LEFT);
      once = false;
    };
    await watching.watch(connection, GAME, null);
    expect(shown()).toEqual([['view', 'spectator']]);
    expect([...socket.rooms]).toEqual(['g/public']);
  });

  it('is not shown to whoever had left it before anybody listened', async () => {
    viewers = [judge, spectator];
    await watching.watch(connection, GAME, null);
    expect(shown()).toEqual([['view', 'spectator']]);
    expect([...socket.rooms]).toEqual(['g/public']);
  });
});

describe('a slow reader', () => {
  it('gets a whole picture when it has read what waited', async () => {
    viewers = [spectator];
    await watching.watch(connection, GAME, null);
    socket.clog(CLOGGED_BYTES + 1);
    deliver({
      ...LEFT,
      parts: [{ messages: [{ ...LEFT.parts[0]!.messages[0]!, audience: 'public' }], exits: [] }],
    });
    expect(socket.rooms.size).toBe(0);
    socket.drain();
    await new Promise((resolve) => setImmediate(resolve));
    expect(shown()).toEqual([
      ['view', 'spectator'],
      ['view', 'spectator'],
    ]);
    expect([...socket.rooms]).toEqual(['g/public']);
  });
});
