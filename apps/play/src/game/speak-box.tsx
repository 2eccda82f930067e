import { MAX_SPEECH } from '@killer-club/protocol';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useDraft } from '../net/drafts.js';
import type { ActCommand, ClientAct } from '../net/game-state.js';
import { fitSpeech, speechLength, SPEECH_UNITS } from './speech-text.js';

interface SpeakBoxProps {
  readonly gameId: string;
  readonly stage: number;
  readonly textClosed: boolean;
  /** Last words at a table with the rule of four and four: the same words to everybody (MAI-05). */
  readonly claimRule: boolean;
  readonly acts: readonly ClientAct[];
  readonly act: (command: ActCommand) => ClientAct;
}

/** The text of the newest act, when it was a speech that the club refused. */
const refusedSpeech = (acts: readonly ClientAct[]): { readonly id: string; readonly text: string } | null => {
  const last = acts.at(-1);
  const refused = last?.command.type === 'speak' && last.answer !== null && last.answer.code !== 'ok';
  return refused ? { id: last.id, text: last.command.text } : null;
};

/** The speaker's text: kept over a reload, handed to the link when it is sent, back in the box when it is refused. */
const useSpeech = ({ gameId, stage, acts, act }: SpeakBoxProps) => {
  const [draft, setDraft] = useDraft(gameId, 'speech');
  const [rewritten, setRewritten] = useState<string | null>(null);
  const [cut, setCut] = useState(false);
  const refused = refusedSpeech(acts);
  const text = draft === '' && refused !== null && refused.id !== rewritten ? refused.text : draft;
  return {
    text,
    cut,
    write: (typed: string) => {
      const fit = fitSpeech(typed);
      setDraft(fit.text);
      setCut(fit.cut);
      setRewritten(refused?.id ?? null);
    },
    send: () => {
      if (text.trim() === '') return;
      act({ type: 'speak', stage, text });
      setDraft('');
      setCut(false);
    },
  };
};

/** The floor is the viewer's: write, send, pass. */
export function SpeakBox(props: SpeakBoxProps) {
  const t = useTranslations();
  const field = useId();
  const { text, cut, write, send } = useSpeech(props);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  return (
    <div className="game-speak">
      {props.claimRule && <p className="notice">{t('game.speak.claimRule')}</p>}
      {props.textClosed ? (
        <p className="notice">{t('answer.textClosed')}</p>
      ) : (
        <>
          <label htmlFor={field}>
            {t('game.speak.label')}{' '}
            <span className="soft figures">
              {speechLength(text)}/{MAX_SPEECH}
            </span>
          </label>
          <textarea
            id={field}
            className="input"
            rows={2}
            maxLength={SPEECH_UNITS}
            dir="auto"
            value={text}
            onChange={(event) => {
              write(event.target.value);
            }}
            onKeyDown={onKeyDown}
          />
          {cut && (
            <p className="game-speak-cut" role="status">
              {t('game.speak.cut', { max: MAX_SPEECH })}
            </p>
          )}
        </>
      )}
      <div className="game-buttons">
        {!props.textClosed && (
          <button
            type="button"
            className="button"
            data-kind="main"
            aria-disabled={text.trim() === ''}
            onClick={send}
          >
            {t('game.speak.send')}
          </button>
        )}
        <button
          type="button"
          className="button"
          onClick={() => {
            props.act({ type: 'pass', stage: props.stage });
          }}
        >
          {t('game.speak.pass')}
        </button>
      </div>
    </div>
  );
}
