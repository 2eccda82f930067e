import type { Me } from '@killer-club/protocol';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useTable } from './queries.js';

interface MyTableProps {
  readonly id: string;
  readonly member: string;
}

function MyTable({ id, member }: MyTableProps) {
  const t = useTranslations();
  const { data: table } = useTable(id);
  const isAsked = table?.check !== null && table?.check.ready.includes(member) === false;
  return (
    <section className="card lobby-card" data-loud={isAsked} aria-labelledby="my-table">
      <h2 id="my-table">{isAsked ? t('lobby.askedReady') : t('lobby.myTable')}</h2>
      {table !== undefined && (
        <p className="soft">
          {t('lobby.tableFilled', {
            preset: t(`term.preset.${table.preset}`),
            seated: table.seats.length,
            size: table.size,
          })}
        </p>
      )}
      <Link className="button" data-kind="main" to={`/tables/${id}`}>
        {t('lobby.toMyTable')}
      </Link>
    </section>
  );
}

export interface MyPlaceProps {
  readonly me: Me;
}

/** Where the member is expected, louder than all else: their game, else their table. */
export function MyPlace({ me }: MyPlaceProps) {
  const t = useTranslations();
  if (me.game !== null) {
    return (
      <section className="card lobby-card" data-loud="true" aria-labelledby="my-game">
        <h2 id="my-game">{t('lobby.myGame')}</h2>
        <p>{t('lobby.myGameWhat')}</p>
        <Link className="button" data-kind="main" to={`/games/${me.game}`}>
          {t('lobby.toMyGame')}
        </Link>
      </section>
    );
  }
  return me.table === null ? null : <MyTable id={me.table} member={me.member.id} />;
}
