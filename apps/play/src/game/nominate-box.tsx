import { listed } from '@killer-club/ui';
import { useTranslations } from 'use-intl';
import type { MayDo } from './may-do.js';

/** The marks that are counted, and how many are left; the seats themselves are tapped. */
export function NominateBox({ may }: { readonly may: Extract<MayDo, { kind: 'nominate' }> }) {
  const t = useTranslations();
  const { marks, left } = may;
  return (
    <>
      <p className="game-receipt figures" role="status">
        {marks.length > 0 && t('game.nominate.counted', { seats: listed(marks, t) })}
      </p>
      <p className="game-wait">
        {marks.length === 0 ? t('game.nominate.tap', { left }) : t('game.nominate.left', { left })}
      </p>
    </>
  );
}
