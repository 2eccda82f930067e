import type { Seat, View } from '@killer-club/rules';
import { useFormatter, useTranslations } from 'use-intl';
import type { ActCommand, ClientAct } from '../net/game-state.js';
import type { MayDo } from './may-do.js';
import { voteReceipt } from './vote-receipt.js';

const TO_THE_MILLISECOND = {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hourCycle: 'h23',
} as const;

interface VoteBoxProps {
  readonly may: Extract<MayDo, { kind: 'vote' | 'withdraw' | 'voted' }>;
  readonly view: View;
  readonly acts: readonly ClientAct[];
  readonly act: (command: ActCommand) => unknown;
}

/** The viewer's standing vote and the moment the club received it. */
function Receipt({ view, acts }: Pick<VoteBoxProps, 'view' | 'acts'>) {
  const t = useTranslations();
  const format = useFormatter();
  const receipt = voteReceipt(view, acts);
  if (receipt === null) return null;
  const { candidate, at } = receipt;
  return (
    <p className="game-receipt figures" role="status">
      {at === null
        ? t('game.vote.counted', { seat: candidate })
        : t('game.vote.countedAt', { seat: candidate, at: format.dateTime(at, TO_THE_MILLISECOND) })}
    </p>
  );
}

/** One vote in the whole ballot, for the candidate that is called; it can be taken back while the call is open. */
export function VoteBox({ may, view, acts, act }: VoteBoxProps) {
  const t = useTranslations();
  const { stage } = view;
  const sending = acts.some(({ command, answer }) => command.type === 'castVote' && answer === null);
  const vote = (candidate: Seat | null) => () => {
    if (!sending) act({ type: 'castVote', stage, candidate });
  };
  return (
    <>
      <Receipt view={view} acts={acts} />
      {may.kind === 'vote' && (
        <button
          type="button"
          className="button game-vote"
          data-kind="main"
          aria-disabled={sending}
          onClick={vote(may.candidate)}
        >
          {t('game.vote.cast', { seat: may.candidate })}
        </button>
      )}
      {may.kind === 'withdraw' && (
        <button type="button" className="button" aria-disabled={sending} onClick={vote(null)}>
          {t('game.vote.withdraw')}
        </button>
      )}
    </>
  );
}
