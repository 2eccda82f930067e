import type { ReactNode } from 'react';
import { Link as To, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { doorFor } from '../app/return-to.js';
import type { Link } from '../net/game-state.js';

interface LinkBannerProps {
  readonly link: Link;
  readonly takeOver: () => void;
}

function WayOut({ link, takeOver }: LinkBannerProps): ReactNode {
  const t = useTranslations();
  const { pathname } = useLocation();
  switch (link) {
    case 'replaced':
      return (
        <button type="button" className="button" data-kind="main" onClick={takeOver}>
          {t('game.takeOver')}
        </button>
      );
    case 'signedOut':
      return (
        <To className="button" data-kind="main" to={doorFor(pathname)}>
          {t('game.signIn')}
        </To>
      );
    case 'outdated':
      return (
        <button
          type="button"
          className="button"
          data-kind="main"
          onClick={() => {
            window.location.reload();
          }}
        >
          {t('game.reload')}
        </button>
      );
    case 'connecting':
    case 'lost':
    case 'live':
      return null;
  }
}

/** Says what is going on while the page does not hear the club. */
export function LinkBanner({ link, takeOver }: LinkBannerProps) {
  const t = useTranslations();
  return (
    <div role="status">
      {link !== 'live' && (
        <div className="game-banner notice" data-kind={link === 'connecting' ? undefined : 'error'}>
          <span>{t(`game.linkSays.${link}`)}</span>
          <WayOut link={link} takeOver={takeOver} />
        </div>
      )}
    </div>
  );
}
