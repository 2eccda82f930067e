import { randomUUID } from 'node:crypto';
import type { Message, View } from '@killer-club/rules';
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
    const before = this.socket.all('view').length;
    this.socket.socket.emit('watch', { game: this.game });
    await eventually(() => this.socket.all('view').length > before);
    const [latest] = this.socket.all('view').slice(-1);
    if (latest === undefined) throw new Error('The judge sees nothing');
    return latest.view;
  }

  /** Resolves when such a message was told since the judge came. */
  told(isMeant: (message: Message) => boolean, patienceMs: number): Promise<void> {
    const isTold = () =>
      this.socket.all('messages').some(({ items }) => items.some(({ message }) => isMeant(message)));
    return eventually(isTold, patienceMs);
  }

  /** Answers when it was received: milliseconds of the club's clock. */
  pause(): Promise<number> {
    return this.send('pause', { ground: GROUND });
  }

  resume(): Promise<number> {
    return this.send('resume');
  }

  close(): void {
    this.socket.socket.disconnect();
  }

  private async send(type: string, more: object = {}): Promise<number> {
    const frame = { game: this.game, id: randomUUID(), type, ...more };
    const { code, at } = await this.socket.answer('command', frame);
    if (code !== 'ok') throw new Error(`The judge may not ${type}: ${code}`);
    return at;
  }
}
