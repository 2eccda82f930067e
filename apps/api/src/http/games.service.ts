import type { Numbered, Viewer } from '@killer-club/rules';
import type { GameSummary, Texts } from '@killer-club/protocol';
import { messagesFrame } from '../gateway/feed.js';
import type { EventStore } from '../runner/event-store.js';
import type { GameRules } from '../runner/game-rules.js';
import type { GameRepository } from './game.repository.js';
import { conflict, notFound, Refusal } from './refusal.js';
import { replayFor } from './replay.js';

export interface GamesOptions {
  readonly games: GameRepository;
  readonly store: EventStore;
  readonly rules: GameRules;
}

export interface Replay {
  readonly game: string;
  readonly items: readonly Numbered[];
  readonly texts: Texts;
}

const viewerNamed = (name: string, size: number): Viewer => {
  if (name === 'spectator') return { kind: 'spectator' };
  if (name === 'judge') return { kind: 'judge' };
  const seat = /^seat:([1-9]\d?)$/.exec(name)?.[1];
  if (seat === undefined || Number(seat) > size) {
    throw new Refusal(400, 'badViewer', 'A viewer is spectator, judge or seat:<number>.', 'as');
  }
  return { kind: 'seat', seat: Number(seat) };
};

export class GamesService {
  constructor(private readonly options: GamesOptions) {}

  async show(id: string): Promise<GameSummary> {
    const game = await this.options.games.find(id);
    if (game === null) throw notFound('game');
    return game;
  }

  /** An ended game as any viewer was told it; of a running game there is none. */
  async replay(id: string, as: string): Promise<Replay> {
    const game = await this.show(id);
    if (game.state !== 'ended') throw conflict('notEnded', 'A game is shown again when it has ended.');
    const viewer = viewerNamed(as, game.size);
    const page = await this.options.store.catchUp({ gameId: id, known: 0, texts: true });
    if (page === null) throw notFound('game');
    return messagesFrame(id, replayFor(this.options.rules, page.events, viewer), page.texts);
  }
}
