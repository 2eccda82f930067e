import type { Decision, Game } from '@killer-club/rules';
import type { Append, NewText, Receipt } from './event-store.js';
import type { GameRules } from './game-rules.js';
import { payloadHash } from './payload.js';
import type { Answer, AnswerCode, Submission } from './port.js';
import { ReceiptBook } from './receipts.js';
import { stepsOf, type Step } from './step.js';

/** How one command of a batch came out. */
export interface Verdict {
  readonly submission: Submission;
  readonly answer: Answer;
  /** `known`: a receipt tells it, whatever the game has come to meanwhile. */
  readonly kind: 'accepted' | 'known' | 'refused';
}

/** A batch decided on a state that may turn out to be behind: nothing of it counts before its append. */
export interface Speculation {
  readonly verdicts: readonly Verdict[];
  readonly steps: readonly Step[];
  readonly receipts: readonly Receipt[];
  readonly texts: readonly NewText[];
}

const answer = (submission: Submission, code: AnswerCode, at = submission.receivedAt): Answer => ({
  id: submission.commandId,
  at,
  code,
});

const textOf = ({ command, text, actorKey, receivedAt }: Submission): NewText[] => {
  if (text === undefined) return [];
  const row = { member: actorKey, body: text, at: receivedAt };
  if (command.type === 'speak') return [{ ...row, ...command.text, kind: 'speech' }];
  const note = 'ground' in command ? command.ground.note : null;
  return note ? [{ ...row, ...note, kind: 'note' }] : [];
};

class Batch {
  private readonly steps: Step[] = [];
  private readonly texts: NewText[] = [];
  private readonly book: ReceiptBook;

  constructor(
    private readonly rules: GameRules,
    private game: Game,
    committed: ReceiptBook,
  ) {
    this.book = new ReceiptBook(committed);
  }

  decide(submission: Submission): Verdict {
    const { actor, actorKey, commandId, command, receivedAt } = submission;
    const hash = payloadHash(command);
    const receipt = this.book.find(actorKey, commandId);
    if (receipt) {
      const code = receipt.hash === hash ? 'ok' : 'commandIdReused';
      const at = code === 'ok' ? receipt.at : receivedAt;
      return { submission, kind: 'known', answer: answer(submission, code, at) };
    }
    const decision = this.rules.decide(this.game, command, { now: receivedAt, actor });
    if (!decision.ok) return { submission, kind: 'refused', answer: answer(submission, decision.code) };
    this.take(decision);
    this.texts.push(...textOf(submission));
    this.book.add([{ actor: actorKey, command: commandId, hash, at: receivedAt }]);
    return { submission, kind: 'accepted', answer: answer(submission, 'ok') };
  }

  close(verdicts: readonly Verdict[]): Speculation {
    return { verdicts, steps: this.steps, receipts: this.book.added, texts: this.texts };
  }

  private take(decision: Extract<Decision, { ok: true }>): void {
    const steps = stepsOf(this.game, decision);
    this.steps.push(...steps);
    this.game = steps.at(-1)?.after ?? this.game;
  }
}

/** Decides a batch in the order given, each command on the state the one before left. */
export const speculate = (
  rules: GameRules,
  base: { readonly game: Game; readonly receipts: ReceiptBook },
  submissions: readonly Submission[],
): Speculation => {
  const batch = new Batch(rules, base.game, base.receipts);
  return batch.close(submissions.map((submission) => batch.decide(submission)));
};

/** The append that makes a speculation true. */
export const appendOf = (
  rules: GameRules,
  base: { readonly gameId: string; readonly head: number; readonly game: Game },
  { steps, receipts, texts }: Speculation,
): Append => {
  const last = steps.at(-1);
  const state = last?.after ?? base.game;
  return {
    gameId: base.gameId,
    expected: base.head,
    events: steps.map(({ event }) => event),
    receipts,
    texts,
    nextDeadline: (state && rules.nextDeadline(state)?.at) ?? null,
    exits: steps.flatMap(({ event }) => rules.exitsOf(event)),
    endedAt: last && rules.isOver(last.after) ? last.event.at : null,
  };
};
