import { useTranslations } from 'next-intl';
import type { Texts } from '@killer-club/protocol';
import type { TextRef } from '@killer-club/rules';
import './words.css';

export interface WordsProps {
  readonly text: TextRef;
  readonly texts: Texts;
}

/** A person's own words: plain text, its line breaks kept. */
export function Words({ text, texts }: WordsProps) {
  const t = useTranslations();
  const said = texts[text.id] ?? null;
  return said === null ? (
    <p className="soft">{t('admin.game.erased')}</p>
  ) : (
    <p className="words" dir="auto">
      {said}
    </p>
  );
}
