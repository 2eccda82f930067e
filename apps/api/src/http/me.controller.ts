import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Me } from '@killer-club/protocol';
import { Sessions } from '../accounts/sessions.js';
import { QueueRepository } from '../queue/queue.repository.js';
import { TableRepository } from '../tables/table.repository.js';
import { notSignedIn } from './refusal.js';

@Controller('api')
export class MeController {
  constructor(
    private readonly sessions: Sessions,
    private readonly tables: TableRepository,
    private readonly queue: QueueRepository,
  ) {}

  /** Who I am and where I am expected: the way back into a game after a lost connection. */
  @Get('me')
  async me(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<Me> {
    const { value: member, cookies } = await this.sessions.refresh(request.headers);
    // An old cookie is not taken away: the browser may hold a newer one by now, of a password just changed.
    if (member === null) throw notSignedIn();
    if (cookies.length > 0) response.append('Set-Cookie', [...cookies]);
    const [seat, game, entry] = await Promise.all([
      this.tables.seatOf(member.id),
      this.tables.livingGame(member.id),
      this.queue.find(member.id),
    ]);
    return {
      member: { id: member.id, name: member.name, role: member.role },
      table: seat?.tableId ?? null,
      game,
      queue: entry === null ? null : { preset: entry.preset, size: entry.size },
    };
  }
}
