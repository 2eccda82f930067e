import type { Texts } from '@killer-club/protocol';
import type { SanctionRecord } from '@killer-club/rules';
import { useTranslations } from 'use-intl';
import type { Names } from './names.js';
import { SeatName } from './seat-name.js';
import { Said } from './story-speeches.js';

export interface StorySanctionsProps {
  readonly sanctions: readonly SanctionRecord[];
  readonly texts: Texts;
  readonly names: Names;
}

/** The judge's acts with their grounds (CLUB-21). */
export function StorySanctions({ sanctions, texts, names }: StorySanctionsProps) {
  const t = useTranslations();
  const offenceOf = (offence: string) =>
    t.has(`offence.${offence}`) ? t(`offence.${offence}`) : t('offence.other');
  return (
    <div className="story-sanctions">
      <h4>{t('story.sanctions')}</h4>
      <ul>
        {sanctions.map(({ kind, seat, offence, points, note }, index) => (
          <li key={index}>
            {seat !== null && <SeatName seat={seat} names={names} />} {t(`sanction.${kind}`)}
            {points !== null && <> {t('term.points', { points })}</>}{' '}
            <span className="soft">{offenceOf(offence)}</span>
            {note !== null && <Said text={texts[note.id] ?? null} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
