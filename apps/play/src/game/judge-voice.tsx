import { judgeLine } from '@killer-club/ui';
import type { Numbered, View } from '@killer-club/rules';
import { useTranslations } from 'use-intl';
import { keyOf, spoken } from './spoken.js';

const SHOWN_LINES = 4;

interface JudgeVoiceProps {
  readonly viewer: View['viewer'];
  readonly recent: readonly Numbered[];
  /** All lines there are, not the last few. */
  readonly whole?: boolean;
}

/** What the judge called aloud: the last lines, read out as they come. */
export function JudgeVoice({ viewer, recent, whole = false }: JudgeVoiceProps) {
  const t = useTranslations();
  const lines = spoken(viewer, recent).flatMap((item) => {
    const line = judgeLine(item.message, t);
    return line === null ? [] : [{ key: keyOf(item), line }];
  });
  return (
    <div className="game-voice" {...(!whole && { role: 'log', 'aria-label': t('game.voice') })}>
      <ol>
        {(whole ? lines : lines.slice(-SHOWN_LINES)).map(({ key, line }) => (
          <li key={key}>{line}</li>
        ))}
      </ol>
    </div>
  );
}
