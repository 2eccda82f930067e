import type { View } from '@killer-club/rules';
import { useTranslations } from 'use-intl';
import { nightRoles } from './dealt-roles.js';
import { isRecognition } from './own.js';
import type { Night } from './use-night.js';

/** Who does what tonight, in the roles that this table has. */
function Duties({ view }: { readonly view: View }) {
  const t = useTranslations();
  const roles = nightRoles(view);
  const acts = roles.map((role) => t(`game.night.does.${role}`)).join(t('game.night.and'));
  return (
    <>
      <p className="soft">{t('game.night.how', { acts })}</p>
      {roles.includes('police') && <p className="soft">{t('game.night.checks')}</p>}
    </>
  );
}

/** The same words and the same light whatever the role: nobody beside the phone can tell who acts. */
export function NightScene({ view, night }: { readonly view: View; readonly night: Night | null }) {
  const t = useTranslations();
  if (isRecognition(view)) return <p>{t('game.night.recognition')}</p>;
  if (night === null) return <p className="soft">{t('game.night.watch')}</p>;
  const { standing } = night;
  return (
    <>
      {view.round === 1 && <p>{t('game.night.firstTime')}</p>}
      <Duties view={view} />
      <p role="status">
        {standing === undefined
          ? t('game.night.open')
          : standing === null
            ? t('game.night.nobody')
            : t('game.night.stands', { seat: standing })}
      </p>
    </>
  );
}
