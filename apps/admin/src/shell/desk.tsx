'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, type ReactNode } from 'react';
import type { Me } from '@killer-club/protocol';
import { Refused } from '@killer-club/ui';
import { useMe } from '../net/queries';
import { Answered } from '../parts/answered';
import { Header } from './header';
import { SignOut } from './sign-out';

interface DeskProps {
  readonly children: ReactNode;
}

/** Asks who is here. It decides what is shown, not what may be known: that is the api's. */
export function Desk({ children }: DeskProps) {
  const asked = useMe();
  const router = useRouter();
  const isSignedOut = asked.error instanceof Refused && asked.error.status === 401;
  useEffect(() => {
    if (isSignedOut) {
      router.replace(
        `/sign-in?${new URLSearchParams({ return: location.pathname + location.search }).toString()}`,
      );
    }
  }, [isSignedOut, router]);
  if (isSignedOut) return null;
  if (asked.data !== undefined) return <Room member={asked.data.member}>{children}</Room>;
  return (
    <main className="admin-main">
      <Answered asked={asked}>{() => null}</Answered>
    </main>
  );
}

function Room({ member, children }: DeskProps & { readonly member: Me['member'] }) {
  const t = useTranslations();
  return (
    <>
      <a href="#content" className="button header-skip">
        {t('admin.nav.skip')}
      </a>
      <Header member={member} />
      <main id="content" className="admin-main" tabIndex={-1}>
        {member.role === 'member' ? <NotYours /> : children}
      </main>
    </>
  );
}

function NotYours() {
  const t = useTranslations();
  return (
    <div className="admin-empty">
      <h1>{t('admin.notYours.title')}</h1>
      <p className="soft">{t('admin.notYours.hint')}</p>
      <SignOut />
    </div>
  );
}
