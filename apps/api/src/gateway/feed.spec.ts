import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Audience, Message, Numbered, Viewer } from '@killer-club/rules';
import { SERVER_FRAMES, type ServerFrames } from '@killer-club/protocol';
import type { Delivery, DeliveryPart } from '../runner/port.js';
import { FakeTransport } from '../testing/fake-transport.js';
import { CLOGGED_BYTES, Connection } from './connection.js';
import { Feed, newWatch, type Watch } from './feed.js';

const GAME = 'g';

const said = (audience: Audience, n: number, message: Message = { type: 'judgeSeated' }): Numbered => ({
  audience,
  n,
  after: 0,
  message,
});
const delivery = (...parts: DeliveryPart[]): Delivery => ({ gameId: GAME, parts, texts: {}, ended: false });

let feed: Feed;
let broadcasts: { room: string; frame: ServerFrames['messages'] }[];
let clogged: Connection[];
let unseated: Connection[];

beforeEach(() => {
  [broadcasts, clogged, unseated] = [[], [], []];
  feed = new Feed({
    gameId: GAME,
    broadcast: (room, frame) => broadcasts.push({ room, frame }),
    onClogged: (connection) => clogged.push(connection),
    onJudgeLeft: (connection) => unseated.push(connection),
  });
});

const join = (viewer: Viewer, audiences: Audience[]): { socket: FakeTransport; watch: Watch } => {
  const socket = new FakeTransport();
  const connection = new Connection(socket, null, true);
  const watch = Object.assign(newWatch(connection), { viewer, audiences: new Set(audiences) });
  feed.watches.set(connection, watch);
  return { socket, watch };
};
const killer = () => join({ kind: 'seat', seat: 3 }, ['public', 'seat:3', 'killers']);

/** Seat 3 goes out with the public message 2; its partners go on talking. */
const exit = delivery(
  { messages: [said('killers', 1), said('public', 2)], exits: [3] },
  { messages: [said('killers', 2), said('public', 3)], exits: [] },
);

const items = (socket: FakeTransport): string[] =>
  socket.sent.flatMap(({ frame }) =>
    SERVER_FRAMES.messages.parse(frame).items.map(({ audience, n }) => `${audience}/${String(n)}`),
  );

describe('news before the picture', () => {
  it('waits, and comes after it from where the picture ends', () => {
    const { socket, watch } = killer();
    feed.deliver(
      delivery({ messages: [said('public', 1), said('police', 1), said('public', 2)], exits: [] }),
    );
    expect(socket.sent).toEqual([]);
    expect(socket.rooms.size).toBe(0);
    feed.goLive(watch, { public: 1, 'seat:3': 0, killers: 0 });
    expect(items(socket)).toEqual(['public/2']);
    expect([...socket.rooms].sort()).toEqual(['g/killers', 'g/public', 'g/seat:3']);
  });

  it('ends a group’s sight with the exit inside it', () => {
    const { socket, watch } = killer();
    feed.deliver(exit);
    feed.goLive(watch, { public: 1, 'seat:3': 0, killers: 0 });
    expect(items(socket)).toEqual(['killers/1', 'public/2', 'public/3']);
    expect([...socket.rooms].sort()).toEqual(['g/public', 'g/seat:3']);
  });
});

describe('live news', () => {
  it('goes to each audience’s room in the order of the log, and a seat’s exit out of its group’s', () => {
    const { socket, watch } = killer();
    feed.goLive(watch, {});
    feed.deliver(delivery(exit.parts[0]!));
    expect(broadcasts.map(({ room }) => room)).toEqual(['g/killers', 'g/public']);
    expect([...socket.rooms].sort()).toEqual(['g/public', 'g/seat:3']);
  });

  it('carries only the words its messages refer to', () => {
    const text = { id: 't1', hash: '' };
    const speech = said('public', 1, { type: 'speechSaid', seat: 1, text });
    feed.deliver({
      ...delivery({ messages: [speech, said('killers', 1)], exits: [] }),
      texts: { t1: 'hello', t2: 'other' },
    });
    expect(broadcasts.map(({ frame }) => frame.texts)).toEqual([{ t1: 'hello' }, {}]);
  });

  it('passes a clogged reader by until it has a picture again', () => {
    const { socket, watch } = killer();
    feed.goLive(watch, {});
    socket.clog(CLOGGED_BYTES + 1);
    feed.deliver(exit);
    expect(socket.rooms.size).toBe(0);
    expect(clogged).toEqual([watch.connection]);
    expect(feed.watches.size).toBe(0);
    feed.deliver(exit);
    expect(clogged).toHaveLength(1);
  });

  it('is no judge’s any more once the seat is left', () => {
    const judge = join({ kind: 'judge' }, ['judge']);
    feed.goLive(judge.watch, {});
    const spectator = join({ kind: 'spectator' }, ['public']);
    feed.goLive(spectator.watch, {});
    const left: Message = { type: 'judgeLeft' };
    feed.deliver(delivery({ messages: [said('public', 1, left), said('judge', 1, left)], exits: [] }));
    expect(judge.socket.rooms.size).toBe(0);
    expect(new Set(unseated)).toEqual(new Set([judge.watch.connection]));
    expect([...spectator.socket.rooms]).toEqual(['g/public']);
  });
});
