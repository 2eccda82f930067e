import type { Identity } from '@killer-club/rules';
import { useTranslations } from 'use-intl';

/** Outline of each mark in a box of 24: a role is told by shape and character, its colour comes on top. */
const SHAPES = {
  killer: 'M12 1 23 12 12 23 1 12Z',
  secretKiller: 'M12 1 23 12 12 23 1 12Z',
  police: 'M2 3h20v10q0 7-10 10Q2 20 2 13Z',
  secretPolice: 'M2 3h20v10q0 7-10 10Q2 20 2 13Z',
  doctor: 'M8 2h8v6h6v8h-6v6H8v-6H2V8h6Z',
  civilian: 'M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22Z',
  special: 'M2 2h20v20H2Z',
  good: 'M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22Z',
} as const satisfies Readonly<Record<Identity, string>>;

export interface RoleMarkProps {
  readonly identity: Identity;
  /** With the role's name beside it; else the name is for screen readers alone. */
  readonly named?: boolean;
}

/** A role as shape, character and colour. Styles: `@killer-club/ui/styles/role-mark.css`. */
export function RoleMark({ identity, named = false }: RoleMarkProps) {
  const t = useTranslations();
  return (
    <span className="role-mark" data-identity={identity}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SHAPES[identity]} />
        <text x="12" y="16.5" textAnchor="middle">
          {t(`term.identityMark.${identity}`)}
        </text>
      </svg>
      <span className={named ? 'role-mark-name' : 'unseen'}>{t(`term.identity.${identity}`)}</span>
    </span>
  );
}
