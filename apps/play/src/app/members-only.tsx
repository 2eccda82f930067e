import { Navigate, Outlet, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { doorFor } from './return-to.js';
import { useMe } from './session.js';
import { Waiting } from './waiting.js';
import { Unreached } from './unreached.js';
import { useStandingError } from './use-standing-error.js';

/** Pages that ask for a session: the door first, then back to where the link led. */
export function MembersOnly() {
  const t = useTranslations();
  const asked = useMe();
  const error = useStandingError(asked);
  const { data: me } = asked;
  const { pathname, search, hash } = useLocation();
  if (me === undefined)
    return error === null ? <Waiting label={t('account.opening')} /> : <Unreached error={error} />;
  if (me === null) return <Navigate to={doorFor(`${pathname}${search}${hash}`)} replace />;
  return <Outlet />;
}
