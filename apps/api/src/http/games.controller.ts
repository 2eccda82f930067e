import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { GameSummary, LedgerEntry, Standing } from '@killer-club/protocol';
import { Sessions } from '../accounts/sessions.js';
import { GameRepository } from './game.repository.js';
import { GamesService, type Replay } from './games.service.js';
import { LedgerRepository } from './ledger.repository.js';

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

  @Get('games/:id')
  async show(@Param('id') id: string, @Req() request: Request): Promise<GameSummary> {
    await this.sessions.require(request.headers);
    return this.games.show(id);
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
