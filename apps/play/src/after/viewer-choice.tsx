import { allSeats, type Seat } from '@killer-club/rules';
import type { Names } from '@killer-club/ui';
import { useTranslations } from 'use-intl';

export interface ViewerChoiceProps {
  readonly size: Seat;
  readonly names: Names;
  /** As addresses name a viewer. */
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** Through whose eyes the game is seen. */
export function ViewerChoice({ size, names, value, onChoose }: ViewerChoiceProps) {
  const t = useTranslations();
  return (
    <label className="replay-viewer">
      <span>{t('after.viewer')}</span>
      <select
        className="input"
        value={value}
        onChange={(event) => {
          onChoose(event.target.value);
        }}
      >
        <option value="spectator">{t('term.spectator')}</option>
        <option value="judge">{t('term.judge')}</option>
        {allSeats(size).map((seat) => (
          <option key={seat} value={`seat:${String(seat)}`}>
            {t('term.seat', { seat })} {names.get(seat)}
          </option>
        ))}
      </select>
    </label>
  );
}
