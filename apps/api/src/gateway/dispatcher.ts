import { z } from 'zod';
import type { Actor } from '@killer-club/rules';
import {
  CLIENT_FRAMES,
  isClientFrameName,
  isSeatCommand,
  type ClientFrameName,
  type CommandFrame,
  type WireAnswerCode,
} from '@killer-club/protocol';
import type { AuditRepository } from '../audit/audit.repository.js';
import type { MemberRepository } from '../accounts/member.repository.js';
import type { ClubClock } from '../clock/club-clock.js';
import type { RateLimiter } from '../http/rate-limiter.js';
import type { Answer, GameRunner } from '../runner/port.js';
import type { Connection } from './connection.js';
import type { SeatDirectory } from './seat-directory.js';
import { submissionOf } from './submission.js';
import { TOO_LARGE, UNREADABLE } from './tolerant-parser.js';
import type { Watching } from './watching.js';

export interface DispatcherOptions {
  readonly runner: GameRunner;
  readonly watching: Watching;
  readonly directory: SeatDirectory;
  readonly members: MemberRepository;
  readonly audit: Pick<AuditRepository, 'record'>;
  readonly clock: ClubClock;
  readonly frames: RateLimiter;
  readonly speech: RateLimiter;
  readonly onError: (error: unknown) => void;
}

/** What came of a frame. `id` and `at` are the runner's where it answered, else the frame's own. */
interface Outcome {
  readonly code: WireAnswerCode;
  readonly at?: number;
}

const withId = z.object({ id: z.string().max(64) });
const idOf = (frame: unknown): string | null => withId.safeParse(frame).data?.id ?? null;

type Answered = Outcome | null | Promise<Outcome | null>;
type Handler = (connection: Connection, payload: unknown, receivedAt: number) => Answered;

/** A handler behind the schema of its frame. */
const reads =
  <S extends z.ZodType>(
    schema: S,
    handle: (connection: Connection, frame: z.output<S>, receivedAt: number) => Answered,
  ): Handler =>
  (connection, payload, receivedAt) => {
    const parsed = schema.safeParse(payload);
    return parsed.success ? handle(connection, parsed.data, receivedAt) : { code: 'badFrame' };
  };

/**
 * Where every frame goes through: read, limited, allowed, handled, answered. Nothing thrown inside gets out;
 * a frame that is refused changes nothing.
 */
export class Dispatcher {
  private readonly handlers: Readonly<Record<ClientFrameName, Handler>> = {
    command: reads(CLIENT_FRAMES.command, (connection, frame, receivedAt) =>
      this.command(connection, frame, receivedAt),
    ),
    watch: reads(CLIENT_FRAMES.watch, async (connection, { game, cursor }) => {
      const code = await this.options.watching.watch(connection, game, cursor ?? null);
      // The picture itself is the answer.
      return code === 'ok' ? null : { code };
    }),
    unwatch: reads(CLIENT_FRAMES.unwatch, (connection, { game }) => {
      this.options.watching.unwatch(connection, game);
      return { code: 'ok' };
    }),
    clock: reads(CLIENT_FRAMES.clock, () => ({ code: 'ok' })),
  };

  constructor(private readonly options: DispatcherOptions) {}

  /** Never rejects. `receivedAt` is the club's time at which the frame was read. */
  async dispatch(connection: Connection, name: unknown, args: readonly unknown[]): Promise<void> {
    const receivedAt = this.options.clock.now();
    const id = idOf(args[0]);
    try {
      const outcome = await this.outcome(connection, name, args, receivedAt);
      if (outcome !== null)
        connection.send('answer', { id, at: outcome.at ?? receivedAt, code: outcome.code });
    } catch (error) {
      this.options.onError(error);
      connection.send('answer', { id, at: receivedAt, code: 'unavailable' });
    }
  }

  private async outcome(
    connection: Connection,
    name: unknown,
    args: readonly unknown[],
    receivedAt: number,
  ): Promise<Outcome | null> {
    const refusal = this.refusal(connection, name);
    if (refusal !== null) return { code: refusal };
    if (typeof name !== 'string') return { code: 'badFrame' };
    if (!isClientFrameName(name)) return { code: 'unknownFrame' };
    // A second argument is a payload too many or a wish for an acknowledgement: neither is spoken here.
    if (args.length !== 1) return { code: 'badFrame' };
    if (connection.member === null && name !== 'clock') return { code: 'notSignedIn' };
    return this.handlers[name](connection, args[0], receivedAt);
  }

  private refusal(connection: Connection, name: unknown): WireAnswerCode | null {
    if (connection.replaced) return 'replaced';
    if (!this.options.frames.take(connection.key)) return 'tooMany';
    if (name === TOO_LARGE) return 'frameTooLarge';
    return name === UNREADABLE ? 'badFrame' : null;
  }

  private async command(connection: Connection, frame: CommandFrame, receivedAt: number): Promise<Outcome> {
    const { member } = connection;
    if (member === null) return { code: 'notSignedIn' };
    if (frame.type === 'speak' && !this.options.speech.take(member.id)) return { code: 'tooMany' };
    const actor = await this.actor(member.id, frame);
    if (typeof actor === 'string') return { code: actor };
    const answer = await this.options.runner.submit(submissionOf(frame, actor, member.id, receivedAt));
    if (answer.code === 'ok') await this.afterwards(connection, frame, member.id, answer);
    return { code: answer.code, at: answer.at };
  }

  /** A judge's coming and going is on record before it shows them anything. */
  private async afterwards(
    connection: Connection,
    { type, game, id }: CommandFrame,
    actor: string,
    { at }: Answer,
  ): Promise<void> {
    if (type !== 'takeTable' && type !== 'leaveTable') return;
    await this.options.audit.record({ key: `${game}/${actor}/${id}`, actor, act: type, gameId: game, at });
    this.options.watching.refresh(connection, game);
  }

  /** A seat's command comes from its own member; a judge's from a judge who never sat in the game. */
  private async actor(memberId: string, frame: CommandFrame): Promise<Actor | WireAnswerCode> {
    const { directory, members } = this.options;
    if ((await directory.seats(frame.game)) === null) return 'unknownGame';
    const seat = await directory.seatOf(frame.game, memberId);
    if (isSeatCommand(frame)) return seat === null ? 'notSeated' : { kind: 'seat', seat };
    if (seat !== null || (await members.roleOf(memberId)) !== 'judge') return 'notAllowed';
    return { kind: 'judge', judge: memberId };
  }
}
