import { Controller, Get, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import { resultsQuery, type ResultCount } from '@killer-club/protocol';
import { Sessions } from '../accounts/sessions.js';
import { parse } from './parse.js';
import { StatisticsRepository } from './statistics.repository.js';

@Controller('api/statistics')
export class StatisticsController {
  constructor(
    private readonly statistics: StatisticsRepository,
    private readonly sessions: Sessions,
  ) {}

  @Get('results')
  async results(@Query() query: unknown, @Req() request: Request): Promise<ResultCount[]> {
    await this.sessions.requireStaff(request.headers);
    return this.statistics.results(parse(resultsQuery, query));
  }
}
