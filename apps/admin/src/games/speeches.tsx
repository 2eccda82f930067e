import { useTranslations } from 'next-intl';
import type { Texts } from '@killer-club/protocol';
import type { SpeechRecord } from '@killer-club/rules';
import { Words } from './words';
import './speeches.css';

export interface SpeechesProps {
  readonly speeches: readonly SpeechRecord[];
  readonly texts: Texts;
}

/** What was said, the newest first. */
export function Speeches({ speeches, texts }: SpeechesProps) {
  const t = useTranslations();
  return (
    <section className="game-section" aria-labelledby="speeches-title">
      <h2 id="speeches-title">{t('admin.game.speeches')}</h2>
      {speeches.length === 0 && <p className="soft">{t('admin.game.noSpeeches')}</p>}
      <ol className="game-rows" reversed>
        {speeches.toReversed().map(({ round, turn, seat, text }) => (
          <li key={text.id} className="speeches-speech">
            <p className="soft">{t('admin.game.speech', { round, seat, turn: t(`term.turn.${turn}`) })}</p>
            <Words text={text} texts={texts} />
          </li>
        ))}
      </ol>
    </section>
  );
}
