import type { TableView } from '@killer-club/protocol';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { sitDown } from '../table/acts.js';
import { CreateTable } from './create-table.js';
import { People } from './people.js';
import { ProblemNotice } from './problem-notice.js';
import { useTables } from './queries.js';
import { SectionBody } from './section-body.js';
import { useAct } from './use-act.js';

interface TableItemProps {
  readonly table: TableView;
  readonly isFree: boolean;
}

function TableItem({ table, isFree }: TableItemProps) {
  const t = useTranslations();
  const navigate = useNavigate();
  const sit = useAct(sitDown, ({ id }) => void navigate(`/tables/${id}`));
  const free = table.size - table.seats.length;
  return (
    <li className="lobby-item">
      <div className="lobby-item-text">
        <p>
          <strong>{t(`term.preset.${table.preset}`)}</strong> · {t('lobby.players', { size: table.size })}
          {table.clockFactor !== 1 && <> · {t('lobby.clock', { factor: table.clockFactor })}</>}
        </p>
        <People seats={table.seats} />
        <p className="soft figures">
          {table.state === 'check' ? t('lobby.inCheck') : t('lobby.freeSeats', { free })}
        </p>
        <ProblemNotice error={sit.error} />
      </div>
      <div className="lobby-item-acts">
        {isFree && table.state === 'open' && (
          <button
            className="button"
            type="button"
            disabled={sit.isPending}
            onClick={() => {
              sit.mutate(table.id);
            }}
          >
            {t('lobby.sit')}
          </button>
        )}
        <Link className="button" to={`/tables/${table.id}`}>
          {t('lobby.look')}
        </Link>
      </div>
    </li>
  );
}

export interface OpenTablesProps {
  /** The member sits, waits or plays nowhere. */
  readonly isFree: boolean;
}

export function OpenTables({ isFree }: OpenTablesProps) {
  const t = useTranslations();
  const { data, error } = useTables();
  const open = data?.filter(({ state }) => state === 'open' || state === 'check');
  return (
    <section className="card lobby-card" aria-labelledby="tables">
      <h2 id="tables">{t('lobby.tables')}</h2>
      <SectionBody items={open} error={error} empty={t('lobby.noTables')}>
        {(table) => <TableItem key={table.id} table={table} isFree={isFree} />}
      </SectionBody>
      {isFree && <CreateTable />}
    </section>
  );
}
