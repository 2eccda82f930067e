import type { View } from '@killer-club/rules';
import { useTranslations } from 'use-intl';
import type { ActCommand, ClientAct } from '../net/game-state.js';
import { AskBox } from './ask-box.js';
import { ChooseBox } from './choose-box.js';
import { mayDo, type MayDo } from './may-do.js';
import { NominateBox } from './nominate-box.js';
import { hasClaimRule } from './dealt-roles.js';
import { SpeakBox } from './speak-box.js';
import type { Night } from './use-night.js';
import { VoteBox } from './vote-box.js';

export interface ActionProps {
  readonly view: View;
  readonly acts: readonly ClientAct[];
  readonly night: Night | null;
  readonly act: (command: ActCommand) => ClientAct;
}

function Listening({ may }: { readonly may: Extract<MayDo, { kind: 'listen' }> }) {
  const t = useTranslations();
  const { speaker, turnsBefore } = may;
  if (turnsBefore === null) return t('game.wait.listen', { seat: speaker });
  return turnsBefore === 1
    ? t('game.wait.next', { seat: speaker })
    : t('game.wait.queue', { seat: speaker, count: turnsBefore });
}

/** The single thing the viewer may do now, else whom everybody waits for. */
export function Action({ view, acts, night, act }: ActionProps) {
  const t = useTranslations();
  const may = mayDo(view);
  switch (may.kind) {
    case 'speak':
      return (
        <SpeakBox
          gameId={view.gameId}
          stage={view.stage}
          textClosed={may.textClosed}
          claimRule={may.turn === 'lastWords' && hasClaimRule(view)}
          acts={acts}
          act={act}
        />
      );
    case 'choose':
      return night === null ? null : <ChooseBox night={night} />;
    case 'ask':
      return <AskBox view={view} asked={may.asked} act={act} />;
    case 'nominate':
      return <NominateBox may={may} />;
    case 'elect':
    case 'vote':
    case 'withdraw':
    case 'voted':
      return <VoteBox may={may} view={view} acts={acts} act={act} />;
    case 'listen':
      return (
        <p className="game-wait">
          <Listening may={may} />
        </p>
      );
    case 'voided':
      return <p className="game-wait">{t('answer.voteVoided')}</p>;
    case 'ended':
      return null;
    case 'watch':
    case 'paused':
    case 'out':
    case 'outVoter':
    case 'learn':
    case 'wait':
      return <p className="game-wait">{t(`game.wait.${may.kind}`)}</p>;
  }
}
