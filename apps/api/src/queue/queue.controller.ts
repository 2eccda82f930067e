import { Body, Controller, Delete, HttpCode, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { queueBody } from '@killer-club/protocol';
import { Sessions } from '../accounts/sessions.js';
import { parse } from '../http/parse.js';
import { Matchmaker } from './matchmaker.js';

@Controller('api/queue')
export class QueueController {
  constructor(
    private readonly matchmaker: Matchmaker,
    private readonly sessions: Sessions,
  ) {}

  @Post()
  @HttpCode(200)
  async join(@Body() body: unknown, @Req() request: Request): Promise<{ ok: true }> {
    const { id } = await this.sessions.require(request.headers);
    const { preset, size } = parse(queueBody, body);
    await this.matchmaker.join(id, preset, size);
    return { ok: true };
  }

  @Delete()
  async leave(@Req() request: Request): Promise<{ ok: true }> {
    const { id } = await this.sessions.require(request.headers);
    await this.matchmaker.leave(id);
    return { ok: true };
  }
}
