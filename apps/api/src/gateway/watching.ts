import type { Cursor, Viewer } from '@killer-club/rules';
import type { ServerFrames, WireAnswerCode } from '@killer-club/protocol';
import type { FullView, GameRunner, MissedMessages } from '../runner/port.js';
import type { Connection } from './connection.js';
import { Feed, messagesFrame, missedLeaving, newWatch, type Watch } from './feed.js';
import type { SeatDirectory } from './seat-directory.js';

/** Games one connection may follow at a time. */
const MAX_WATCHED = 8;

export interface WatchingOptions {
  readonly runner: Pick<GameRunner, 'audiences' | 'fullView' | 'messagesSince' | 'watch'>;
  readonly directory: Pick<SeatDirectory, 'viewerOf'>;
  readonly broadcast: (room: string, frame: ServerFrames['messages']) => void;
  readonly onError: (error: unknown) => void;
}

interface Followed {
  readonly feed: Feed;
  readonly stop: () => void;
}

/** Where a viewer stands after messages it was just given. */
const advanced = (cursor: Cursor, { messages }: MissedMessages): Cursor => {
  const seen = messages.map(({ audience, n }) => [audience, n] as const);
  // Messages of one audience come in the order of n: the last one stays.
  return { ...cursor, ...Object.fromEntries(seen) };
};

type Picture = { readonly full: FullView } | { readonly missed: MissedMessages; readonly since: Cursor };

/** Who watches what on this node. */
export class Watching {
  private readonly followed = new Map<string, Followed>();
  private readonly games = new Map<Connection, Set<string>>();

  constructor(private readonly options: WatchingOptions) {}

  /** Answers with a picture or with what was missed; a code only when neither can be had. */
  async watch(connection: Connection, gameId: string, cursor: Cursor | null): Promise<WireAnswerCode> {
    const { member } = connection;
    if (member === null) return 'notSignedIn';
    const games = this.gamesOf(connection);
    if (!games.has(gameId) && games.size >= MAX_WATCHED) return 'tooMany';
    const viewer = await this.options.directory.viewerOf(gameId, member.id);
    if (viewer === null) return 'unknownGame';
    if (!connection.socket.connected) return 'ok';
    return this.enter(connection, member.id, gameId, viewer, connection.current ? cursor : null);
  }

  unwatch(connection: Connection, gameId: string): void {
    const followed = this.followed.get(gameId);
    this.games.get(connection)?.delete(gameId);
    if (followed === undefined) return;
    followed.feed.remove(connection);
    if (followed.feed.watches.size > 0) return;
    followed.stop();
    this.followed.delete(gameId);
  }

  leaveAll(connection: Connection): void {
    for (const gameId of this.games.get(connection) ?? []) this.unwatch(connection, gameId);
    this.games.delete(connection);
  }

  /** Somebody's right to see has changed: every picture they have of the game is drawn anew. */
  refresh(connection: Connection, gameId: string): void {
    if (this.games.get(connection)?.has(gameId) !== true) return;
    this.watch(connection, gameId, null).catch(this.options.onError);
  }

  private async enter(
    connection: Connection,
    memberId: string,
    gameId: string,
    viewer: Viewer,
    cursor: Cursor | null,
  ): Promise<WireAnswerCode> {
    const watch = newWatch(connection);
    watch.viewer = viewer;
    const { feed } = this.follow(gameId);
    feed.remove(connection);
    feed.watches.set(connection, watch);
    this.gamesOf(connection).add(gameId);
    try {
      watch.audiences = new Set(await this.options.runner.audiences(gameId, viewer));
      const picture = await this.picture(gameId, viewer, cursor);
      const allowed = viewer.kind !== 'judge' || (await this.isJudge(gameId, memberId));
      // A later watch, or the end of the connection, has taken this one's place.
      if (feed.watches.get(connection) !== watch) return 'ok';
      if (picture === null) {
        this.unwatch(connection, gameId);
        return 'unknownGame';
      }
      if (!allowed || missedLeaving(watch)) return await this.watch(connection, gameId, null);
      this.show(gameId, feed, watch, picture);
      return 'ok';
    } catch (error) {
      if (feed.watches.get(connection) === watch) this.unwatch(connection, gameId);
      throw error;
    }
  }

  /** Asked again when the judge's picture is there: it is not shown to whoever left the seat meanwhile. */
  private async isJudge(gameId: string, memberId: string): Promise<boolean> {
    return (await this.options.directory.viewerOf(gameId, memberId))?.kind === 'judge';
  }

  private async picture(gameId: string, viewer: Viewer, cursor: Cursor | null): Promise<Picture | null> {
    if (cursor !== null) {
      const missed = await this.options.runner.messagesSince(gameId, viewer, cursor);
      if (missed === null) return null;
      if (missed !== 'gap') return { missed, since: cursor };
    }
    const full = await this.options.runner.fullView(gameId, viewer);
    return full === null ? null : { full };
  }

  private show(gameId: string, feed: Feed, watch: Watch, picture: Picture): void {
    const { connection } = watch;
    if ('full' in picture) {
      connection.send('view', { game: gameId, ...picture.full });
      feed.goLive(watch, picture.full.cursor);
      return;
    }
    const { missed, since } = picture;
    connection.send('messages', messagesFrame(gameId, missed.messages, missed.texts));
    feed.goLive(watch, advanced(since, missed));
  }

  private follow(gameId: string): Followed {
    const known = this.followed.get(gameId);
    if (known !== undefined) return known;
    const feed = new Feed({
      gameId,
      broadcast: this.options.broadcast,
      onClogged: (connection) => {
        connection.whenFree(() => {
          this.refresh(connection, gameId);
        });
      },
      onJudgeLeft: (connection) => {
        this.refresh(connection, gameId);
      },
    });
    const followed = { feed, stop: this.options.runner.watch(gameId, feed.deliver) };
    this.followed.set(gameId, followed);
    return followed;
  }

  private gamesOf(connection: Connection): Set<string> {
    const known = this.games.get(connection) ?? new Set<string>();
    this.games.set(connection, known);
    return known;
  }
}
