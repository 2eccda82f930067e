import type { Identity, Seat } from '@killer-club/rules';
import { useTranslations } from 'use-intl';
import type { Names } from './names.js';
import { RoleMark } from './role-mark.js';

export interface SeatNameProps {
  readonly seat: Seat;
  readonly names: Names;
  /** Shown before the seat where it is known. */
  readonly identity?: Identity | undefined;
}

/** A seat's number and who sits there. Styles: `@killer-club/ui/styles/seat-name.css`. */
export function SeatName({ seat, names, identity }: SeatNameProps) {
  const t = useTranslations();
  const name = names.get(seat);
  return (
    <span className="seat-name" title={name}>
      {identity !== undefined && <RoleMark identity={identity} />}
      <span className="figures">{t('term.seat', { seat })}</span>
      {name !== undefined && <bdi>{name}</bdi>}
    </span>
  );
}
