import type { DemoGame, DemoLedger, DemoPlayer, DemoVitals } from '@killer-club/protocol';
import { rulesetIdOf } from '@killer-club/rules';
import { conflict } from '../http/refusal.js';
import type { GameRunner } from '../runner/port.js';
import { offered } from '../tables/offer.js';
import type { DemoRepository } from './demo.repository.js';
import type { DemoSessions } from './demo-sessions.js';

export interface DemoOptions {
  readonly runner: Pick<GameRunner, 'start'>;
  readonly repository: DemoRepository;
  readonly sessions: DemoSessions;
}

/** Seats bots that play over sockets of their own, in games whose seeds are given. */
export class DemoService {
  constructor(private readonly options: DemoOptions) {}

  async players(names: readonly string[]): Promise<DemoPlayer[]> {
    const { repository, sessions } = this.options;
    const players: DemoPlayer[] = [];
    for (const name of names) {
      const id = await repository.makeBot(name);
      players.push({ id, name, cookie: await sessions.open(id) });
    }
    return players;
  }

  async start({ game, preset, firstSpeaker, seed, seats }: DemoGame): Promise<void> {
    const ruleset = offered(preset, seats.length);
    const started = await this.options.runner.start({
      start: {
        type: 'startGame',
        gameId: game,
        rulesetId: rulesetIdOf(ruleset),
        ruleset,
        ranked: true,
        clockFactor: 1,
        firstSpeaker,
        protectedSeats: [],
        seed,
        contributions: seats.map(({ contribution }) => contribution),
      },
      mode: 'demo',
      tableId: null,
      // Not the bot host's: whoever plays them comes through a socket like a person.
      seats: seats.map(({ member }, index) => ({ seat: index + 1, memberId: member, bot: false })),
    });
    if (started === 'memberBusy') throw conflict('memberBusy', 'Somebody lives in another game.');
  }

  async ledger(gameId: string): Promise<DemoLedger> {
    const settled = await this.options.repository.isSettled(gameId);
    return { settled, entries: settled ? await this.options.repository.ledgerOf(gameId) : [] };
  }

  vitals(): DemoVitals {
    return { resident: process.memoryUsage.rss(), peak: process.resourceUsage().maxRSS * 1024 };
  }
}
