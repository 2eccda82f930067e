import { randomUUID } from 'node:crypto';
import type { MessageType, View } from '@killer-club/rules';
import { TestSocket } from '../../api/src/testing/club-app.js';
import { dial } from '../../api/src/testing/dial.js';
import { eventually } from '../../api/src/testing/eventually.js';
import type { Person } from '../../api/src/testing/ranked-tables.js';
import type { WebClub } from './web-club.js';

const GROUND = { offence: 'other' };

/** A judge at a table, by socket: hears everything and holds the game where a test wants to look at it. */
export class TableJudge {
  private constructor(
    private readonly socket: TestSocket,
    private readonly game: string,
  ) {}

  static async take(club: WebClub, { cookie }: Person, game: string): Promise<TableJudge> {
    const socket = new TestSocket(dial(club.api.port, cookie, { origin: club.play }));
    await socket.next('hello');
    const judge = new TableJudge(socket, game);
    await judge.send('takeTable');
    await judge.view();
    return judge;
  }

  /** Everything, as it stands. */
  async view(): Promise<View> {
    this.socket.socket.emit('watch', { game: this.game });
    return (await this.socket.next('view')).view;
  }

  /** Resolves when so many messages of a kind were told since the judge came. */
  told(type: MessageType, count: number, patienceMs: number): Promise<void> {
    return eventually(() => this.count(type) >= count, patienceMs);
  }

  count(type: MessageType): number {
    const items = this.socket.all('messages').flatMap((frame) => frame.items);
    return items.filter(({ message }) => message.type === type).length;
  }

  pause(): Promise<void> {
    return this.send('pause', { ground: GROUND });
  }

  resume(): Promise<void> {
    return this.send('resume');
  }

  close(): void {
    this.socket.socket.disconnect();
  }

  private async send(type: string, more: object = {}): Promise<void> {
    const frame = { game: this.game, id: randomUUID(), type, ...more };
    const { code } = await this.socket.answer('command', frame);
    if (code !== 'ok') throw new Error(`The judge may not ${type}: ${code}`);
  }
}
