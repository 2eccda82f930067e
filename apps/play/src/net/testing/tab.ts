import type { Viewer } from '@killer-club/rules';
import { Club } from '../club.js';
import type { GameState } from '../game-state.js';
import { FakeNet, type FakeSocket } from './fake-net.js';
import { FakePage, FakeStorage } from './fake-page.js';
import { GAME, ToldGame } from './told-game.js';

export const told = new ToldGame();
export const SEAT: Viewer = { kind: 'seat', seat: 2 };
export const PICK = { type: 'pick', stage: 1, verb: 'kill', target: 3 } as const;

/** A tab of a browser: `reload` opens the page anew on the same storage. */
export class Tab {
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
