import type { TableView } from '@killer-club/protocol';
import { useTranslations } from 'use-intl';
import { ProblemNotice } from '../lobby/problem-notice.js';
import { useAct } from '../lobby/use-act.js';
import { sitDown } from './acts.js';
import { seatsAt, type Place } from './places.js';

interface SeatProps {
  readonly place: Place;
  readonly isMine: boolean;
  readonly onSit: (() => void) | null;
}

function Seat({ place: { seat, person, isReady }, isMine, onSit }: SeatProps) {
  const t = useTranslations();
  return (
    <li className="table-seat" data-taken={person !== null} data-mine={isMine} data-ready={isReady}>
      <span className="table-seat-number figures">{seat}</span>
      {person === null && onSit !== null && (
        <button className="button" type="button" onClick={onSit} aria-label={t('lobby.sitAt', { seat })}>
          {t('lobby.sit')}
        </button>
      )}
      {person === null && onSit === null && <span className="soft">{t('lobby.free')}</span>}
      {person !== null && (
        <span className="table-seat-name" title={person.name}>
          <bdi>{person.name}</bdi>
        </span>
      )}
      {isMine && <span className="table-seat-sign">{t('lobby.me')}</span>}
      {person?.bot === true && <span className="table-seat-sign soft">{t('term.bot')}</span>}
      {isReady && (
        <span className="table-seat-ready">
          <span aria-hidden="true">✓</span>
          <span className="unseen">{t('lobby.isReady')}</span>
        </span>
      )}
    </li>
  );
}

export interface SeatsProps {
  readonly table: TableView;
  readonly member: string;
  readonly isFree: boolean;
}

export function Seats({ table, member, isFree }: SeatsProps) {
  const t = useTranslations();
  const sit = useAct((seat: number) => sitDown(table.id, seat));
  const maySit = isFree && table.state === 'open' && !sit.isPending;
  return (
    <>
      <ol className="table-seats" aria-label={t('lobby.seats')}>
        {seatsAt(table).map((place) => (
          <Seat
            key={place.seat}
            place={place}
            isMine={place.person?.id === member}
            onSit={
              maySit
                ? () => {
                    sit.mutate(place.seat);
                  }
                : null
            }
          />
        ))}
      </ol>
      <ProblemNotice error={sit.error} />
    </>
  );
}
