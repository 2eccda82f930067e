import { Story, type Names } from '@killer-club/ui';
import type { Texts } from '@killer-club/protocol';
import type { Numbered, View } from '@killer-club/rules';
import { useTranslations } from 'use-intl';
import { JudgeVoice } from './judge-voice.js';

interface HistorySheetProps {
  readonly view: View;
  readonly texts: Texts;
  readonly names: Names;
  readonly recent: readonly Numbered[];
}

/** All that happened, by round, and all that the judge said while this page was open. */
export function HistorySheet({ view, texts, names, recent }: HistorySheetProps) {
  const t = useTranslations();
  return (
    <>
      <h2>{t('game.sheet.history')}</h2>
      <Story view={view} texts={texts} names={names} />
      {recent.length > 0 && (
        <>
          <h3>{t('game.voice')}</h3>
          <JudgeVoice viewer={view.viewer} recent={recent} whole />
        </>
      )}
    </>
  );
}
