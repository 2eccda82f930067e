import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { Me } from '@killer-club/protocol';
import { Settings } from './settings';
import { SignOut } from './sign-out';
import './header.css';

const PAGES = [
  { path: '/', key: 'running' },
  { path: '/games', key: 'ended' },
  { path: '/statistics', key: 'statistics' },
];

function Pages() {
  const t = useTranslations();
  const path = usePathname();
  return (
    <nav className="header-pages" aria-label={t('admin.nav.label')}>
      {PAGES.map(({ path: to, key }) => (
        <Link key={to} href={to} aria-current={path === to ? 'page' : undefined}>
          {t(`admin.nav.${key}`)}
        </Link>
      ))}
    </nav>
  );
}

export function Header({ member }: { readonly member: Me['member'] }) {
  const t = useTranslations();
  return (
    <header className="header">
      <Link href="/" className="header-title">
        {t('admin.title')}
      </Link>
      <Pages />
      <button type="button" className="button header-member" popoverTarget="member-menu">
        <bdi>{member.name}</bdi>
        <span className="soft">{t(`term.memberRole.${member.role}`)}</span>
      </button>
      <div id="member-menu" className="card header-menu" popover="auto">
        <Settings />
        <SignOut />
      </div>
    </header>
  );
}
