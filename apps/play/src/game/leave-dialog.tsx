import { DEFAULT_SCORING } from '@killer-club/rules';
import { useTranslations } from 'use-intl';
import { SureDialog } from './sure-dialog.js';

interface LeaveDialogProps {
  readonly ranked: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Names what leaving costs before it is done (CLUB-14, SCO-02, SCO-04). */
export function LeaveDialog({ ranked, onStay, onLeave }: LeaveDialogProps) {
  const t = useTranslations();
  return (
    <SureDialog title={t('game.leave.title')} doIt={t('game.leave.leave')} onStay={onStay} onDo={onLeave}>
      <p>{t('game.leave.out')}</p>
      <p>
        {ranked ? t('game.leave.ranked', { points: -DEFAULT_SCORING.leaving }) : t('game.leave.unranked')}
      </p>
    </SureDialog>
  );
}
