import type { TableView } from '@killer-club/protocol';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { secondsLeft } from '../account/seconds-left.js';
import { ProblemNotice } from '../lobby/problem-notice.js';
import { useAct } from '../lobby/use-act.js';
import { useClubNow } from '../net/club-time.js';
import { beReady, decline, placeOf } from './acts.js';

export interface ReadyPanelProps {
  readonly table: TableView;
  readonly check: NonNullable<TableView['check']>;
  readonly member: string;
}

/** The table is full: everybody says that they are ready, or the check runs out. */
export function ReadyPanel({ table, check, member }: ReadyPanelProps) {
  const t = useTranslations();
  const navigate = useNavigate();
  const now = useClubNow(250);
  const ready = useAct(beReady, (after) => void navigate(placeOf(after)));
  const turnDown = useAct(decline, () => void navigate('/'));
  const isSeated = table.seats.some(({ person }) => person.id === member);
  const isReady = check.ready.includes(member);
  const isBusy = ready.isPending || turnDown.isPending;
  const left = secondsLeft(check.closesAt, now);

  return (
    <section className="card table-ready" aria-labelledby="ready">
      <h2 id="ready">{isSeated && !isReady ? t('lobby.areYouReady') : t('lobby.waitingForReady')}</h2>
      <p className="figures" role="timer" aria-live="off">
        {t('lobby.readyCount', { ready: check.ready.length, size: table.size, seconds: left })}
      </p>
      {isSeated && !isReady && (
        <div className="table-ready-acts">
          <button
            className="button"
            data-kind="main"
            type="button"
            disabled={isBusy}
            onClick={() => {
              ready.mutate(check);
            }}
          >
            {t('lobby.ready')}
          </button>
          <button
            className="button"
            type="button"
            disabled={isBusy}
            onClick={() => {
              turnDown.mutate(check.id);
            }}
          >
            {t('lobby.decline')}
          </button>
        </div>
      )}
      <ProblemNotice error={ready.error ?? turnDown.error} />
    </section>
  );
}
