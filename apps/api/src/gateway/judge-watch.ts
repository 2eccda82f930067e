import type { AuditRepository, ChairReason } from '../audit/audit.repository.js';
import type { ClubClock } from '../clock/club-clock.js';
import type { GameRunner } from '../runner/port.js';
import type { JudgeRepository, Seating } from './judge.repository.js';

export interface JudgeWatchOptions {
  readonly judges: Pick<JudgeRepository, 'seatings'>;
  readonly runner: Pick<GameRunner, 'submit'>;
  readonly audit: Pick<AuditRepository, 'record'>;
  readonly clock: ClubClock;
}

const keyOf = ({ gameId, seated }: Seating): string => `${gameId}/judgeGone:${String(seated)}`;

/**
 * Takes a judge's chair back: at once when the role is withdrawn, after the connection grace when the connection is
 * lost (CLUB-23). Their sight ends with the event; a pause of theirs ends by its limit (DET-26). Every node looks;
 * the command's id is the seating's, so that the game is left once.
 */
export class JudgeWatch {
  /** Seatings whose judge is away, and since when by this node's sight; a new node gives the grace anew. */
  private away = new Map<string, number>();

  constructor(private readonly options: JudgeWatchOptions) {}

  async tick(): Promise<void> {
    const seatings = await this.options.judges.seatings();
    const now = this.options.clock.now();
    const gone = seatings.filter(({ present }) => !present).map(keyOf);
    this.away = new Map(gone.map((key) => [key, this.away.get(key) ?? now]));
    for (const seating of seatings) {
      const reason = this.reasonToLeave(seating, now);
      if (reason !== null) await this.unseat(seating, reason, now);
    }
  }

  private reasonToLeave(seating: Seating, now: number): ChairReason | null {
    if (!seating.appointed) return 'roleWithdrawn';
    const since = this.away.get(keyOf(seating));
    return since !== undefined && now >= since + seating.graceMs ? 'connectionLost' : null;
  }

  private async unseat(seating: Seating, reason: ChairReason, receivedAt: number): Promise<void> {
    const { gameId, judge, seated } = seating;
    const { code, at } = await this.options.runner.submit({
      gameId,
      actor: { kind: 'system' },
      actorKey: 'system',
      commandId: `judgeGone:${String(seated)}`,
      command: { type: 'leaveTable' },
      receivedAt,
    });
    if (code !== 'ok') return;
    const entry = { actor: 'system', act: 'leaveTable', subject: judge, gameId, reason, at } as const;
    await this.options.audit.record({ key: keyOf(seating), ...entry });
  }
}
