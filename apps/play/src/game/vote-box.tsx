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
  readonly may: Extract<MayDo, { kind: 'vote' | 'withdraw' | 'voted' | 'elect' }>;
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

const isCompulsory = (may: VoteBoxProps['may']): boolean => 'compulsory' in may && may.compulsory;

const mayWithdraw = (may: VoteBoxProps['may']): boolean =>
  may.kind === 'withdraw' || (may.kind === 'elect' && may.candidate !== null && !may.compulsory);

/**
 * One vote in the whole ballot: for the candidate that is called, or, where all stand at once, for the seat that is
 * tapped. It can be taken back while the call or window is open, save where everybody must vote (MAI-02).
 */
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
      {isCompulsory(may) && <p>{t('game.vote.compulsory')}</p>}
      {may.kind === 'elect' && (
        <p className="game-wait">{t(may.candidate === null ? 'game.vote.tap' : 'game.vote.change')}</p>
      )}
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
      {mayWithdraw(may) && (
        <button type="button" className="button" aria-disabled={sending} onClick={vote(null)}>
          {t('game.vote.withdraw')}
        </button>
      )}
    </>
  );
}
