import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  demoGameBody,
  demoPlayersBody,
  type DemoLedger,
  type DemoPlayer,
  type DemoVitals,
} from '@killer-club/protocol';
import { parse } from '../http/parse.js';
import { DemoService } from './demo.service.js';

/** The demonstration's own doors: registered in demo mode alone, which listens on this machine alone. */
@Controller('api/demo')
export class DemoController {
  constructor(private readonly demo: DemoService) {}

  @Post('players')
  @HttpCode(200)
  players(@Body() body: unknown): Promise<DemoPlayer[]> {
    return this.demo.players(parse(demoPlayersBody, body).names);
  }

  @Post('games')
  @HttpCode(200)
  async start(@Body() body: unknown): Promise<{ ok: true }> {
    await this.demo.start(parse(demoGameBody, body));
    return { ok: true };
  }

  @Get('games/:id/ledger')
  ledger(@Param('id') id: string): Promise<DemoLedger> {
    return this.demo.ledger(id);
  }

  @Get('vitals')
  vitals(): DemoVitals {
    return this.demo.vitals();
  }
}
