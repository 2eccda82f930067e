import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import {
  endedGamesQuery,
  type EndedGame,
  type GameLog,
  type GameSummary,
  type GameView,
  type LedgerEntry,
  type Replay,
  type Standing,
} from '@killer-club/protocol';
import { Sessions } from '../accounts/sessions.js';
import { GameRepository } from './game.repository.js';
import { GamesService } from './games.service.js';
import { LedgerRepository } from './ledger.repository.js';
import { parse } from './parse.js';

@Controller('api')
export class GamesController {
  constructor(
    private readonly games: GamesService,
    private readonly repository: GameRepository,
    private readonly entries: LedgerRepository,
    private readonly sessions: Sessions,
  ) {}

  @Get('games')
  async running(@Req() request: Request): Promise<GameSummary[]> {
    await this.sessions.require(request.headers);
    return this.repository.running();
  }

  @Get('games/ended')
  async ended(@Query() query: unknown, @Req() request: Request): Promise<EndedGame[]> {
    const { id } = await this.sessions.require(request.headers);
    const { mine, before } = parse(endedGamesQuery, query);
    return this.repository.ended({ memberId: mine ? id : null, before: before ?? null });
  }

  @Get('games/:id')
  async show(@Param('id') id: string, @Req() request: Request): Promise<GameSummary> {
    await this.sessions.require(request.headers);
    return this.games.show(id);
  }

  @Get('games/:id/view')
  async view(@Param('id') id: string, @Req() request: Request): Promise<GameView> {
    await this.sessions.require(request.headers);
    return this.games.view(id);
  }

  @Get('games/:id/log')
  async log(@Param('id') id: string, @Req() request: Request): Promise<GameLog> {
    await this.sessions.requireStaff(request.headers);
    return this.games.log(id);
  }

  @Get('games/:id/replay')
  async replay(
    @Param('id') id: string,
    @Query('as') as: string | undefined,
    @Req() request: Request,
  ): Promise<Replay> {
    await this.sessions.require(request.headers);
    return this.games.replay(id, typeof as === 'string' ? as : 'spectator');
  }

  @Get('ledger/me')
  async ledger(@Req() request: Request): Promise<LedgerEntry[]> {
    const { id } = await this.sessions.require(request.headers);
    return this.entries.of(id);
  }

  @Get('members')
  async standings(@Req() request: Request): Promise<Standing[]> {
    await this.sessions.require(request.headers);
    return this.entries.standings();
  }
}
