import type { Viewer } from '@killer-club/rules';
import type { GameLog, GameSummary, GameView, Replay } from '@killer-club/protocol';
import { messagesFrame } from '../gateway/feed.js';
import type { EventStore, LogPage } from '../runner/event-store.js';
import type { GameRules } from '../runner/game-rules.js';
import type { GameRunner } from '../runner/port.js';
import { gameLogOf } from './game-log.js';
import type { GameRepository } from './game.repository.js';
import { conflict, notFound, Refusal } from './refusal.js';
import { replayFor } from './replay.js';

export interface GamesOptions {
  readonly games: GameRepository;
  readonly runner: Pick<GameRunner, 'fullView'>;
  readonly store: EventStore;
  readonly rules: GameRules;
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

  /** Always the spectator's picture: what a seat or a judge may see goes to their own socket alone. */
  async view(id: string): Promise<GameView> {
    const full = await this.options.runner.fullView(id, { kind: 'spectator' });
    if (full === null) throw notFound('game');
    return { game: id, ...full };
  }

  /** An ended game as any viewer was told it; of a running game there is none. */
  async replay(id: string, as: string): Promise<Replay> {
    const game = await this.show(id);
    if (game.state !== 'ended') throw conflict('notEnded', 'A game is shown again when it has ended.');
    const viewer = viewerNamed(as, game.size);
    const page = await this.page(id);
    return messagesFrame(id, replayFor(this.options.rules, page.events, viewer), page.texts);
  }

  /** Everything an ended game told, and whom. */
  async log(id: string): Promise<GameLog> {
    const { seats, state } = await this.show(id);
    if (state !== 'ended') throw conflict('gameRunning', 'The log is shown when the game has ended.');
    const page = await this.page(id);
    const items = gameLogOf(this.options.rules, page.events);
    return { seats, items, texts: messagesFrame(id, items, page.texts).texts };
  }

  private async page(id: string): Promise<LogPage> {
    const page = await this.options.store.catchUp({ gameId: id, known: 0, texts: true });
    if (page === null) throw notFound('game');
    return page;
  }
}
