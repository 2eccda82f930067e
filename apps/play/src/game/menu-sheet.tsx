import type { View } from '@killer-club/rules';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ActCommand } from '../net/game-state.js';
import { LeaveDialog } from './leave-dialog.js';
import { wouldForfeit } from './may-do.js';
import { RoundPkButton } from './round-pk-button.js';
import { SurrenderButton } from './surrender-button.js';

interface MenuSheetProps {
  readonly view: View;
  readonly act: (command: ActCommand) => unknown;
}

/** What is seldom done, and tells a role: round PK, surrender, leave, back to the lobby. */
export function MenuSheet({ view, act }: MenuSheetProps) {
  const t = useTranslations();
  const [leaving, setLeaving] = useState(false);
  return (
    <div className="game-menu">
      <Link className="button" to="/">
        {t('game.toLobby')}
      </Link>
      {wouldForfeit(view) && <p className="soft">{t('game.menu.lobbyKeepsSeat')}</p>}
      <RoundPkButton view={view} act={act} />
      <SurrenderButton view={view} act={act} />
      {wouldForfeit(view) && (
        <button
          type="button"
          className="button"
          data-kind="danger"
          onClick={() => {
            setLeaving(true);
          }}
        >
          {t('game.menu.leave')}
        </button>
      )}
      {leaving && (
        <LeaveDialog
          ranked={view.ranked}
          onStay={() => {
            setLeaving(false);
          }}
          onLeave={() => {
            act({ type: 'leave' });
            setLeaving(false);
          }}
        />
      )}
    </div>
  );
}
