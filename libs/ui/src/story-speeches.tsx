import type { Texts } from '@killer-club/protocol';
import type { SpeechRecord } from '@killer-club/rules';
import { useTranslations } from 'use-intl';
import type { Names } from './names.js';
import { SeatName } from './seat-name.js';

export interface StorySpeechesProps {
  readonly speeches: readonly SpeechRecord[];
  readonly texts: Texts;
  readonly names: Names;
}

/** What was said, folded away until it is asked for. */
export function StorySpeeches({ speeches, texts, names }: StorySpeechesProps) {
  const t = useTranslations();
  const turns = [...new Set(speeches.map(({ turn }) => t(`term.turn.${turn}`)))].join(' · ');
  return (
    <details className="story-speeches">
      <summary>
        {turns} <span className="soft">{t('story.speeches', { count: speeches.length })}</span>
      </summary>
      <ol>
        {speeches.map(({ seat, turn, text }) => (
          <li key={text.id}>
            <SeatName seat={seat} names={names} /> <small className="soft">{t(`term.turn.${turn}`)}</small>
            <Said text={texts[text.id] ?? null} />
          </li>
        ))}
      </ol>
    </details>
  );
}

/** A player's own words; null where they were erased. */
export function Said({ text }: { readonly text: string | null }) {
  const t = useTranslations();
  return text === null ? (
    <p className="soft">{t('story.erased')}</p>
  ) : (
    <p className="said" dir="auto">
      {text}
    </p>
  );
}
