import type { ActCommand, ClientAct, Link } from '../net/game-state.js';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { toldRefusal } from './refusal.js';

function ActName({ command }: { readonly command: ActCommand }) {
  const t = useTranslations();
  if (command.type === 'nominate') return t('game.act.nominate', { seat: command.candidate });
  if (command.type !== 'castVote') return t(`game.act.${command.type}`);
  return command.candidate === null
    ? t('game.act.withdraw')
    : t('game.act.castVote', { seat: command.candidate });
}

interface ActNoteProps {
  readonly acts: readonly ClientAct[];
  readonly link: Link;
}

/** What came of the newest act while that is open, or a refusal until it is put away or followed by another act. */
export function ActNote({ acts, link }: ActNoteProps) {
  const t = useTranslations();
  const [putAway, setPutAway] = useState<string | null>(null);
  const last = acts.at(-1);
  if (last === undefined || last.answer?.code === 'ok' || last.id === putAway) return null;
  if (last.answer === null)
    return (
      <p className="game-note" data-waiting="true">
        {t(link === 'live' ? 'game.sending' : 'game.sentLater')}
      </p>
    );
  return (
    <p className="game-note notice" data-kind="error">
      <span>
        <ActName command={last.command} /> {t(`answer.${toldRefusal(last.command, last.answer.code)}`)}
      </span>
      <button
        type="button"
        className="game-note-close"
        aria-label={t('game.putAway')}
        onClick={() => {
          setPutAway(last.id);
        }}
      >
        ×
      </button>
    </p>
  );
}
