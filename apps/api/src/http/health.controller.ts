import { Controller, Get } from '@nestjs/common';
import { Readiness } from './readiness.js';
import { Refusal } from './refusal.js';

@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('live')
  live(): { live: true } {
    return { live: true };
  }

  @Get('ready')
  async ready(): Promise<{ ready: true }> {
    const fault = await this.readiness.notReady();
    if (fault !== null) throw new Refusal(503, 'notReady', fault);
    return { ready: true };
  }
}
