import { RoleMark } from '@killer-club/ui';
import type { Seat, SeatView } from '@killer-club/rules';
import { useTranslations } from 'use-intl';
import { placeOf } from './seat-place.js';

export interface SeatCardProps {
  readonly entry: SeatView;
  readonly size: number;
  readonly name: string | undefined;
  readonly bot: boolean;
  readonly self: boolean;
  readonly speaking: boolean;
  readonly called: boolean;
  readonly guarded: boolean;
  readonly votes: number | undefined;
  readonly mark: string | undefined;
  readonly picked: boolean;
  /** Undefined where the seat cannot be picked. */
  readonly onPick: ((seat: Seat) => void) | undefined;
}

/** What happens at the seat now, in words for screen readers; colour and outline say it to the eye. */
function SeatState({ entry, self, speaking, called }: SeatCardProps) {
  const t = useTranslations();
  return (
    <>
      {self && <span className="game-seat-tag">{t('game.seat.self')}</span>}
      {speaking && <span className="unseen">{t('game.seat.speaking')}</span>}
      {called && <span className="unseen">{t('game.seat.called')}</span>}
      {entry.exit !== null && (
        <span className="game-seat-tag" title={t(`term.exit.${entry.exit.how}`)}>
          {t(`game.exitMark.${entry.exit.how}`)}
          <span className="unseen">{t('game.seat.out', { how: t(`term.exit.${entry.exit.how}`) })}</span>
        </span>
      )}
    </>
  );
}

function SeatSigns({ entry, guarded, votes, mark }: SeatCardProps) {
  const t = useTranslations();
  return (
    <span className="game-seat-signs">
      {entry.known !== null && <RoleMark identity={entry.known.identity} />}
      {guarded && (
        <span className="game-seat-tag" title={t('game.seat.guarded')}>
          {t('game.seat.guardedMark')}
          <span className="unseen">{t('game.seat.guarded')}</span>
        </span>
      )}
      {mark !== undefined && <span className="game-seat-mark">{mark}</span>}
      {votes !== undefined && (
        <span className="game-seat-votes figures">
          <span aria-hidden="true">{votes}</span>
          <span className="unseen">{t('game.seat.votes', { count: votes })}</span>
        </span>
      )}
    </span>
  );
}

function SeatFace(props: SeatCardProps) {
  const t = useTranslations();
  const { entry, name, bot } = props;
  return (
    <>
      <span className="game-seat-head">
        <span className="game-seat-number figures" aria-hidden="true">
          {entry.seat}
        </span>
        <span className="unseen">{t('term.seat', { seat: entry.seat })}</span>
        <SeatState {...props} />
        <SeatSigns {...props} />
      </span>
      <span className="game-seat-name" dir="auto">
        {name}
        {bot && <span className="unseen">{t('term.bot')}</span>}
      </span>
    </>
  );
}

/** One seat; a button where it can be picked. */
export function SeatCard(props: SeatCardProps) {
  const { entry, size, name, onPick } = props;
  return (
    <li
      className="game-seat"
      style={placeOf(entry.seat, size)}
      data-self={props.self}
      data-out={entry.exit !== null}
      data-speaking={props.speaking}
      data-called={props.called}
      data-bot={props.bot}
    >
      {onPick === undefined ? (
        <div className="game-seat-body" title={name}>
          <SeatFace {...props} />
        </div>
      ) : (
        <button
          type="button"
          className="game-seat-body"
          title={name}
          aria-pressed={props.picked}
          onClick={() => {
            onPick(entry.seat);
          }}
        >
          <SeatFace {...props} />
        </button>
      )}
    </li>
  );
}
