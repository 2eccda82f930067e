import { createHash } from 'node:crypto';
import { tableView } from '@killer-club/protocol';
import { eventually } from '../../api/src/testing/eventually.js';
import { signUp, type Person } from '../../api/src/testing/ranked-tables.js';
import { seededRandom } from '@killer-club/bots';
import { SocketPlayer } from '../../api/src/testing/socket-player.js';
import type { WebClub } from './web-club.js';

const NAMES = [
  '林间',
  '阿豪',
  '小满',
  '老周',
  '一叶',
  '北风',
  '青石',
  '南山',
  '知秋',
  '半夏',
  '听雨',
  '长安',
  '子衿',
];

/** Members without a page: they sit down, are ready, and play over sockets of their own. */
export class Bots {
  private players: SocketPlayer[] = [];

  private constructor(
    private readonly club: WebClub,
    private readonly people: readonly Person[],
    private readonly rest: () => boolean,
  ) {}

  /** While `rest` holds they do nothing of their own accord. */
  static async join(club: WebClub, count: number, rest = () => false): Promise<Bots> {
    const people = await signUp(() => club.api.visitor(), NAMES.slice(0, count));
    return new Bots(club, people, rest);
  }

  /** The last of them fills the table, if the others sit. */
  async sit(table: string): Promise<void> {
    for (const person of this.people) {
      const { status } = await person.ask('POST', `/api/tables/${table}/sit`, {});
      if (status >= 300) throw new Error(`no seat at ${table}: ${status}`);
    }
  }

  /** Ready at the table's check; once everybody is, at the game, whose id is answered. */
  async play(table: string): Promise<string> {
    const look = async () => tableView.parse((await this.ask('GET', `/api/tables/${table}`)).body);
    await eventually(async () => (await look()).check !== null);
    const { check, seats } = await look();
    if (check === null) throw new Error('the check has gone');
    for (const person of this.people) {
      const contribution = createHash('sha256').update(person.id).digest('hex').slice(0, 32);
      await person.ask('POST', '/api/ready', { check: check.id, contribution });
    }
    await eventually(async () => (await this.ask('GET', `/api/games/${check.game}`)).status === 200);
    this.players = this.people.map((person) => {
      const seat = seats.find((one) => one.person.id === person.id)?.seat;
      if (seat === undefined) throw new Error('a bot lost its seat');
      return this.seated(person, seat, check.game);
    });
    return check.game;
  }

  /** What made them rest has changed. */
  wake(): void {
    for (const player of this.players) player.wake();
  }

  private ask(method: string, path: string) {
    const [first] = this.people;
    if (first === undefined) throw new Error('nobody to ask');
    return first.ask(method, path);
  }

  private seated(person: Person, seat: number, game: string): SocketPlayer {
    return new SocketPlayer({
      game,
      seat,
      memberId: person.id,
      cookie: person.cookie,
      port: this.club.api.port,
      origin: this.club.play,
      random: seededRandom(`bot/${String(seat)}`),
      rests: this.rest,
    });
  }

  close(): void {
    for (const player of this.players) player.close();
    this.players = [];
  }
}
