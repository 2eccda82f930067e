import type { Audience, Cursor, Numbered, Seat, Viewer } from '@killer-club/rules';
import type { ServerFrames, Texts } from '@killer-club/protocol';
import type { Delivery, DeliveryPart } from '../runner/port.js';
import type { Connection } from './connection.js';

export const roomOf = (gameId: string, audience: Audience): string => `${gameId}/${audience}`;

const GROUPS: readonly Audience[] = ['killers', 'police'];

/** What one connection sees of one game. Until it is live, news waits for the picture it belongs after. */
export interface Watch {
  readonly connection: Connection;
  readonly missed: Delivery[];
  viewer: Viewer;
  audiences: Set<Audience>;
  live: boolean;
}

export const newWatch = (connection: Connection): Watch => ({
  connection,
  missed: [],
  viewer: { kind: 'spectator' },
  audiences: new Set(),
  live: false,
});

/** The judge's seat was left while this watch waited for its picture. */
export const missedLeaving = ({ viewer, missed }: Watch): boolean =>
  viewer.kind === 'judge' &&
  missed.some(({ parts }) =>
    parts.some(({ messages }) => messages.some(({ message }) => message.type === 'judgeLeft')),
  );

const textIds = ({ message }: Numbered): string[] => {
  const ids = 'text' in message ? [message.text.id] : [];
  const note = 'ground' in message ? message.ground?.note : null;
  return note ? [...ids, note.id] : ids;
};

/** Only the words these very messages refer to. */
const textsFor = (items: readonly Numbered[], texts: Texts): Texts =>
  Object.fromEntries(items.flatMap(textIds).map((id) => [id, texts[id] ?? null]));

export const messagesFrame = (
  game: string,
  items: readonly Numbered[],
  texts: Texts,
): ServerFrames['messages'] => ({
  game,
  items,
  texts: textsFor(items, texts),
});

/** Neighbours of one audience together, so that the order between audiences is the log's. */
const runsOf = (messages: readonly Numbered[]): Numbered[][] => {
  const runs: Numbered[][] = [];
  for (const message of messages) {
    const last = runs.at(-1);
    if (last?.[0]?.audience === message.audience) last.push(message);
    else runs.push([message]);
  }
  return runs;
};

/** A seat leaves its group's audience with the message that announces its exit. */
export const withoutGroups = (watch: Watch, exits: readonly Seat[]): Audience[] => {
  if (watch.viewer.kind !== 'seat' || !exits.includes(watch.viewer.seat)) return [];
  return GROUPS.filter((audience) => watch.audiences.delete(audience));
};

export interface FeedOptions {
  readonly gameId: string;
  /** Sends one encoding to everybody in a room. */
  readonly broadcast: (room: string, frame: ServerFrames['messages']) => void;
  /** Called for a connection that cannot be served further with news and needs a whole picture later. */
  readonly onClogged: (connection: Connection) => void;
  /** The judge's seat is empty again: whoever saw as judge is to be asked anew what they may see. */
  readonly onJudgeLeft: (connection: Connection) => void;
}

/** One game's news for the connections of this node that watch it. */
export class Feed {
  readonly watches = new Map<Connection, Watch>();

  constructor(private readonly options: FeedOptions) {}

  readonly deliver = (delivery: Delivery): void => {
    this.holdBackClogged();
    for (const watch of this.watches.values()) if (!watch.live) watch.missed.push(delivery);
    for (const part of delivery.parts) this.deliverPart(part, delivery.texts);
  };

  /** Brings a watch from the picture it was given up to now, and into its rooms. */
  goLive(watch: Watch, cursor: Cursor): void {
    for (const delivery of watch.missed) {
      for (const part of delivery.parts) {
        const items = part.messages.filter(
          ({ audience, n }) => watch.audiences.has(audience) && n > (cursor[audience] ?? 0),
        );
        if (items.length > 0)
          watch.connection.send('messages', messagesFrame(this.options.gameId, items, delivery.texts));
        withoutGroups(watch, part.exits);
      }
    }
    watch.missed.length = 0;
    watch.live = true;
    for (const audience of watch.audiences) watch.connection.join(roomOf(this.options.gameId, audience));
  }

  remove(connection: Connection): void {
    const watch = this.watches.get(connection);
    this.watches.delete(connection);
    if (watch !== undefined) this.leaveRooms(watch, watch.audiences);
  }

  private deliverPart(part: DeliveryPart, texts: Texts): void {
    for (const run of runsOf(part.messages)) {
      const audience = run[0]?.audience;
      if (audience === undefined) continue;
      this.options.broadcast(
        roomOf(this.options.gameId, audience),
        messagesFrame(this.options.gameId, run, texts),
      );
      if (run.some(({ message }) => message.type === 'judgeLeft')) this.unseatJudge();
    }
    for (const watch of this.watches.values()) {
      if (watch.live) this.leaveRooms(watch, withoutGroups(watch, part.exits));
    }
  }

  private unseatJudge(): void {
    for (const [connection, watch] of this.watches) {
      if (!watch.live || watch.viewer.kind !== 'judge') continue;
      this.leaveRooms(watch, watch.audiences);
      this.options.onJudgeLeft(connection);
    }
  }

  private holdBackClogged(): void {
    for (const [connection, watch] of this.watches) {
      if (!watch.live || !connection.clogged) continue;
      this.remove(connection);
      this.options.onClogged(connection);
    }
  }

  private leaveRooms(watch: Watch, audiences: Iterable<Audience>): void {
    for (const audience of audiences) watch.connection.leave(roomOf(this.options.gameId, audience));
  }
}
