import { lazy, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DoorPage } from '../account/door-page.js';
import { useMe } from './session.js';
import { Unreached } from './unreached.js';
import { useStandingError } from './use-standing-error.js';
import { Waiting } from './waiting.js';

const LobbyPage = lazy(async () => ({ default: (await import('../lobby/lobby-page.js')).LobbyPage }));

/** The lobby for members, the way in for everybody else: who was in just now comes again. */
export function HomePage() {
  const t = useTranslations();
  const asked = useMe();
  const error = useStandingError(asked);
  const { data: me } = asked;
  const [wasIn, setWasIn] = useState(false);
  if (!wasIn && me !== undefined && me !== null) setWasIn(true);
  if (me === undefined)
    return error === null ? <Waiting label={t('account.opening')} /> : <Unreached error={error} />;
  return me === null ? <DoorPage first={wasIn ? 'in' : 'up'} greets /> : <LobbyPage me={me} />;
}
