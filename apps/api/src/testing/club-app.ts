import type { NestExpressApplication } from '@nestjs/platform-express';
import { z } from 'zod';
import { io, type Socket } from 'socket.io-client';
import {
  PROTOCOL,
  SERVER_FRAMES,
  SOCKET_PATH,
  type ServerFrameName,
  type ServerFrames,
} from '@killer-club/protocol';
import { DEFAULT_SCORING, scoreGame } from '@killer-club/rules';
import { createApp } from '../app.js';
import type { ChooseMove } from '../bots/bot-brain.js';
import { createClub, type Club } from '../club.js';
import { readConfig } from '../config/config.js';
import { openCore, type ServerCore } from '../runner/core.js';
import { SILENT } from '../runner/log.js';
import { CLUB_RULES } from '../runner/rules.js';
import { createTestDatabase, type TestDatabase } from './database.js';

export const ORIGIN = 'https://club.test';

/** A person with a browser: keeps cookies, sends our origin. */
export class TestMember {
  constructor(
    private readonly base: string,
    private cookies = '',
    private readonly origin = ORIGIN,
  ) {}

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`${this.base}${path}`, {
      method,
      headers: { origin: this.origin, 'content-type': 'application/json', cookie: this.cookies, ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie();
    if (set.length > 0) this.cookies = set.map((cookie) => cookie.split(';')[0]).join('; ');
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: this.read(text) };
  }

  /** The cookies as a browser would send them. */
  get cookie(): string {
    return this.cookies;
  }

  private read(text: string): Record<string, unknown> {
    try {
      return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
    } catch {
      return {};
    }
  }
}

interface Frame<N extends string = string, F = unknown> {
  readonly name: N;
  readonly frame: F;
}

const isNamed =
  <N extends ServerFrameName>(name: N) =>
  (entry: Frame): entry is Frame<N, ServerFrames[N]> =>
    entry.name === name;

/** A socket that keeps every frame and lets a test wait for one. */
export class TestSocket {
  readonly frames: Frame[] = [];
  private taken = 0;
  private wake: (() => void) | null = null;

  constructor(readonly socket: Socket) {
    socket.onAny((name: string, frame: unknown) => {
      this.frames.push({ name, frame });
      this.wake?.();
    });
  }

  /** The next frame of this name that no earlier call has taken; frames of other names before it are passed over. */
  async next<N extends ServerFrameName>(name: N): Promise<ServerFrames[N]> {
    for (;;) {
      const entry = this.frames.slice(this.taken).find(isNamed(name));
      if (entry !== undefined) {
        this.taken = this.frames.indexOf(entry) + 1;
        // Strict schemas: a field that the protocol does not name fails the test that meets it.
        SERVER_FRAMES[name].parse(entry.frame);
        return entry.frame;
      }
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }

  all<N extends ServerFrameName>(name: N): ServerFrames[N][] {
    return this.frames.filter(isNamed(name)).map(({ frame }) => frame);
  }

  /** What the server makes of a frame. */
  async answer(name: string, ...payload: unknown[]): Promise<ServerFrames['answer']> {
    this.socket.emit(name, ...payload);
    return this.next('answer');
  }
}

export class TestClub {
  private readonly sockets: Socket[] = [];

  private constructor(
    readonly club: Club,
    readonly core: ServerCore,
    readonly database: TestDatabase,
    private readonly app: NestExpressApplication,
  ) {}

  /** `choose`: how seated bots play; by default they do nothing. */
  static async open(
    env: Record<string, string> = {},
    shared?: TestDatabase,
    choose: ChooseMove = () => null,
  ): Promise<TestClub> {
    const database = shared ?? (await createTestDatabase());
    const config = readConfig({ DATABASE_URL: database.url, PUBLIC_URL: ORIGIN, ...env });
    const core = await openCore({
      databaseUrl: config.databaseUrl,
      redisUrl: null,
      rules: CLUB_RULES,
      score: (state) => scoreGame(state, DEFAULT_SCORING),
      logger: SILENT,
      pace: config.demo?.speed ?? 1,
      unsafeDurability: true,
    });
    try {
      const club = await createClub({ config, core, choose, logger: SILENT });
      const app = await createApp(club, config, SILENT);
      await app.listen(0, '127.0.0.1');
      return new TestClub(club, core, database, app);
    } catch (error) {
      // A core left open would go on asking PostgreSQL after its suite, and jest ends with 1 for it.
      await core.close();
      throw error;
    }
  }

  get port(): number {
    const address = this.app.getHttpServer().address();
    if (address === null || typeof address === 'string') throw new Error('not listening on a port');
    return address.port;
  }

  stranger(): TestMember {
    return new TestMember(`http://127.0.0.1:${String(this.port)}`);
  }

  async member(name: string): Promise<TestMember & { id: string }> {
    const member = this.stranger();
    const { body } = await member.ask('POST', '/api/sign-up', { name, password: 'long enough' });
    return Object.assign(member, { id: String(body['id']) });
  }

  members(count: number): Promise<(TestMember & { id: string })[]> {
    return Promise.all(
      Array.from({ length: count }, (_, index) => this.member(`Member ${String.fromCharCode(65 + index)}x`)),
    );
  }

  dial(cookie: string, headers: Record<string, string> = { origin: ORIGIN }, protocol = PROTOCOL): Socket {
    const socket = io(`ws://127.0.0.1:${String(this.port)}`, {
      path: SOCKET_PATH,
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      auth: { protocol },
      extraHeaders: { ...headers, cookie },
    });
    this.sockets.push(socket);
    return socket;
  }

  /** A connection that has said hello. */
  async connect(member: { readonly cookie: string }, protocol = PROTOCOL): Promise<TestSocket> {
    const socket = new TestSocket(this.dial(member.cookie, undefined, protocol));
    await socket.next('hello');
    return socket;
  }

  async close({ keepDatabase = false } = {}): Promise<void> {
    for (const socket of this.sockets) socket.disconnect();
    await this.app.close();
    await this.core.close();
    if (!keepDatabase) await this.database.drop();
  }
}
