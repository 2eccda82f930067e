import type { Me, TableView } from '@killer-club/protocol';
import { Link, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePageTitle } from '../app/page-title.js';
import { problemOf } from '../app/problem.js';
import { useMe } from '../app/session.js';
import { Unreached } from '../app/unreached.js';
import { useStandingError } from '../app/use-standing-error.js';
import { Waiting } from '../app/waiting.js';
import { ProblemNotice } from '../lobby/problem-notice.js';
import { useTable } from '../lobby/queries.js';
import { RoleCounts } from '../lobby/role-counts.js';
import { useAct } from '../lobby/use-act.js';
import { RulesLink } from '../rules/rules-link.js';
import { standUp } from './acts.js';
import { CopyLink } from './copy-link.js';
import { FairDeal } from './fair-deal.js';
import { ReadyPanel } from './ready-panel.js';
import { Seats } from './seats.js';
import { TableGone } from './table-gone.js';
import './table.css';

interface TableProps {
  readonly table: TableView;
  readonly me: Me;
}

function StandUp({ table }: Pick<TableProps, 'table'>) {
  const t = useTranslations();
  const navigate = useNavigate();
  const stand = useAct(standUp, () => void navigate('/'));
  return (
    <>
      <button
        className="button"
        type="button"
        disabled={stand.isPending}
        onClick={() => {
          stand.mutate(table.id);
        }}
      >
        {t('lobby.stand')}
      </button>
      <ProblemNotice error={stand.error} />
    </>
  );
}

function Table({ table, me }: TableProps) {
  const t = useTranslations();
  const isSeated = table.seats.some(({ person }) => person.id === me.member.id);
  const isFree = me.game === null && me.table === null && me.queue === null;
  return (
    <div className="table-page">
      <header className="table-head">
        <h1>{t(`term.preset.${table.preset}`)}</h1>
        <p className="soft figures">
          {t('lobby.tableFilled', {
            preset: t(`lobby.kind.${table.kind}`),
            seated: table.seats.length,
            size: table.size,
          })}
          {table.clockFactor !== 1 && <> · {t('lobby.clock', { factor: table.clockFactor })}</>}
        </p>
        <RoleCounts offer={table} />
        <RulesLink preset={table.preset} />
      </header>
      {table.check !== null && <ReadyPanel check={table.check} table={table} member={me.member.id} />}
      {table.state === 'playing' && table.game !== null && (
        <Link className="button" data-kind="main" to={`/games/${table.game}`}>
          {me.game === table.game ? t('lobby.toMyGame') : t('lobby.watch')}
        </Link>
      )}
      {table.state === 'open' && (
        <p role="status">{t('lobby.waitingForPlayers', { free: table.size - table.seats.length })}</p>
      )}
      <Seats table={table} member={me.member.id} isFree={isFree} />
      <div className="table-acts">
        {table.kind === 'table' && <CopyLink path={`/tables/${table.id}`} />}
        {isSeated && table.state === 'open' && <StandUp table={table} />}
      </div>
      {table.check !== null && <FairDeal commitment={table.check.commitment} />}
    </div>
  );
}

/** A table between games: who sits, who is ready, what is missing. */
export function TablePage() {
  const t = useTranslations();
  const { id = '' } = useParams();
  const { data: me } = useMe();
  const asked = useTable(id);
  const error = useStandingError(asked);
  const { data: table } = asked;
  usePageTitle(t('lobby.table'));
  const isGone = table?.state === 'closed' || (error !== null && problemOf(error) === 'notFound');
  if (isGone) return <TableGone />;
  if (table === undefined || me === undefined || me === null)
    return error === null ? <Waiting label={t('lobby.table')} /> : <Unreached error={error} />;
  return <Table table={table} me={me} />;
}
