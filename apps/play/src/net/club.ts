import { ClubTime } from './clock-estimate.js';
import { ClubLink, type ClubSocket } from './club-link.js';
import { DraftStore } from './draft-store.js';
import { GameStore } from './game-store.js';
import { followPage, type Page } from './page-events.js';
import { PageMemory } from './page-memory.js';

/** Whose acts and drafts this tab keeps. */
const OWNER = 'owner';

export interface ClubOptions {
  readonly open: () => ClubSocket;
  readonly page: Page;
  /** Throws where the browser forbids it. */
  readonly storage: () => Storage;
  /** In [0, 1). */
  readonly random: () => number;
  /** Milliseconds of the club's clock in a real one; null when the club does not say now. */
  readonly askSpeed: () => Promise<number | null>;
}

/** What a page holds of the club: its link, its clock, the games it follows. */
export class Club {
  readonly time = new ClubTime();
  readonly link: ClubLink;
  readonly drafts: DraftStore;
  private readonly memory: PageMemory;
  private readonly games = new Map<string, GameStore>();
  private speedKnown = false;

  constructor(private readonly options: ClubOptions) {
    const { open, page, storage, random } = options;
    this.memory = new PageMemory(storage);
    this.drafts = new DraftStore(this.memory);
    this.link = new ClubLink({ open, time: this.time, random });
    followPage(page, this.link);
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
    const speed = await this.options.askSpeed();
    if (speed === null) return;
    this.speedKnown = true;
    this.time.setSpeed(speed);
  }
}
