import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { renewLink, useClubLink } from '../net/presence.js';
import { refreshMe, useIsSessionChanging, useMe } from './session.js';

/** The socket's session has ended: of a member who is still signed in it was another one, so it is opened anew. */
const useLinkOfSession = (isSignedOut: boolean): void => {
  const queries = useQueryClient();
  const isChanging = useIsSessionChanging();
  useEffect(() => {
    if (!isSignedOut || isChanging) return;
    void refreshMe(queries).then(renewLink);
  }, [isSignedOut, isChanging, queries]);
};

function Banner() {
  const t = useTranslations();
  const link = useClubLink();
  useLinkOfSession(link === 'signedOut');
  return (
    <div className="shell-link" role="status">
      {link === 'lost' && <p>{t('account.linkLost')}</p>}
      {link === 'replaced' && (
        <p>
          {t('account.linkReplaced')}{' '}
          <button className="button" type="button" onClick={renewLink}>
            {t('account.takeOver')}
          </button>
        </p>
      )}
      {link === 'outdated' && (
        <p>
          {t('account.linkOutdated')}{' '}
          <button
            className="button"
            type="button"
            onClick={() => {
              location.reload();
            }}
          >
            {t('account.reload')}
          </button>
        </p>
      )}
    </div>
  );
}

/** Keeps a member connected between games, so that they count as present, and says so when they are not. */
export function LinkBanner() {
  const { data: me } = useMe();
  return me === undefined || me === null ? null : <Banner />;
}
