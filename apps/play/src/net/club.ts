import { PROTOCOL, SOCKET_PATH } from '@killer-club/protocol';
import { io } from 'socket.io-client';
import { z } from 'zod';
import { ClubTime } from './clock-estimate.js';
import { ClubLink, type ClubSocket } from './club-link.js';
import { DraftStore } from './draft-store.js';
import { GameStore } from './game-store.js';
import { followPage } from './page-events.js';
import { PageMemory } from './page-memory.js';
import { ask, Refused } from './rest.js';

const openSocket = (): ClubSocket =>
  io({
    path: SOCKET_PATH,
    transports: ['websocket'],
    auth: { protocol: PROTOCOL },
    forceNew: true,
    reconnection: false,
  });

const settings = z.object({ demo: z.object({ speed: z.number().positive() }).nullish() });

/** Milliseconds of the club's clock in a real one; null when the club does not say now. */
const askSpeed = async (): Promise<number | null> => {
  try {
    return (await ask('GET', 'settings', settings)).demo?.speed ?? 1;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
};

/** Whose acts and drafts this tab keeps. */
const OWNER = 'owner';

/** What the page holds of the club: its link, its clock, the games it follows. */
class Club {
  readonly time = new ClubTime();
  readonly link = new ClubLink({ open: openSocket, time: this.time, random: Math.random });
  private readonly memory = new PageMemory(() => window.sessionStorage);
  readonly drafts = new DraftStore(this.memory);
  private readonly games = new Map<string, GameStore>();
  private speedKnown = false;

  constructor() {
    followPage({ window, document }, this.link);
    // Before any game listens: what another member left must not be sent as this one's.
    this.link.listen({
      onHello: (member) => {
        this.greet(member);
      },
    });
  }

  game(gameId: string): GameStore {
    const { link, time, memory, drafts } = this;
    const store = this.games.get(gameId) ?? new GameStore({ gameId, link, time, memory, drafts });
    this.games.set(gameId, store);
    return store;
  }

  private greet(member: string): void {
    void this.learnSpeed();
    if (this.memory.read(OWNER) === member) return;
    this.memory.forget('');
    this.memory.write(OWNER, member);
    for (const game of this.games.values()) game.reset();
  }

  private async learnSpeed(): Promise<void> {
    if (this.speedKnown) return;
    const speed = await askSpeed();
    if (speed === null) return;
    this.speedKnown = true;
    this.time.setSpeed(speed);
  }
}

let opened: Club | null = null;

/** The page's one club, made when it is first asked for. */
export const club = (): Club => (opened ??= new Club());
