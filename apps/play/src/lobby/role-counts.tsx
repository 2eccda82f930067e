import { ROLES } from '@killer-club/rules';
import { RoleMark } from '@killer-club/ui';
import { useTranslations } from 'use-intl';
import { rolesOf, type Offer } from './offer.js';
import './role-counts.css';

export interface RoleCountsProps {
  readonly offer: Offer;
}

/** Who plays at this size: so many of each role. */
export function RoleCounts({ offer }: RoleCountsProps) {
  const t = useTranslations();
  const counts = rolesOf(offer);
  return (
    <ul className="lobby-roles" aria-label={t('lobby.roles')}>
      {ROLES.filter((role) => (counts[role] ?? 0) > 0).map((role) => (
        <li key={role} className="figures">
          <RoleMark identity={role} /> × {counts[role]}
        </li>
      ))}
    </ul>
  );
}
