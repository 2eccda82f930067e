import type { View } from '@killer-club/rules';
import { useTranslations } from 'use-intl';
import type { ActCommand, ClientAct } from '../net/game-state.js';
import { ChooseBox } from './choose-box.js';
import { mayDo, type MayDo } from './may-do.js';
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
        <SpeakBox gameId={view.gameId} stage={view.stage} textClosed={may.textClosed} acts={acts} act={act} />
      );
    case 'choose':
      return night === null ? null : <ChooseBox night={night} />;
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
    case 'wait':
      return <p className="game-wait">{t(`game.wait.${may.kind}`)}</p>;
  }
}
