import { BallotTable, Said, SeatName, listed, type Names } from '@killer-club/ui';
import type { Texts } from '@killer-club/protocol';
import type { View } from '@killer-club/rules';
import { useTranslations } from 'use-intl';
import { ballotOfRound } from './open-ballot.js';
import { speechesOfRound } from './said-turns.js';

interface FloorProps {
  readonly view: View;
  readonly texts: Texts;
  readonly names: Names;
}

/** In the narrow stage seats go by their numbers. */
const NUMBERS_ONLY: Names = new Map();

function Queue({ phase }: Pick<View, 'phase'>) {
  const t = useTranslations();
  if (phase.kind !== 'turn') return null;
  const { queue, seat } = phase;
  const next = queue.filter((waiting, place) => waiting !== seat || place > 0);
  return next.length === 0 ? null : (
    <p className="game-queue soft">{t('game.queue', { seats: listed(next, t) })}</p>
  );
}

/** The night's toll, under the headline all day long; where only companions meet at night there is none. */
export function Toll({ view }: { readonly view: View }) {
  const t = useTranslations();
  const dead = view.seats
    .filter(({ exit }) => exit?.how === 'killed' && exit.round === view.round)
    .map(({ seat }) => seat);
  const hasNights = view.ruleset.night.kind === 'every';
  if (!hasNights || view.phase.kind === 'night' || view.phase.kind === 'ended') return null;
  return (
    <p className="game-toll soft">
      {dead.length === 0 ? t('game.toll.none') : t('game.toll.dead', { seats: listed(dead, t) })}
    </p>
  );
}

/** Who is in the circle, under the headline while they state their innocence (SKV-12). */
export function Circle({ view }: { readonly view: View }) {
  const t = useTranslations();
  const outcome = view.phase.kind === 'turn' ? ballotOfRound(view)?.outcome : null;
  return outcome?.kind === 'circle' ? (
    <p>{t('line.ballotCircle', { seats: listed(outcome.seats, t) })}</p>
  ) : null;
}

/** The round's speeches as they come, and the ballot that led to more of them. */
export function Floor({ view, texts, names }: FloorProps) {
  const t = useTranslations();
  const { phase } = view;
  const ballot = ballotOfRound(view);
  return (
    <>
      <Queue phase={phase} />
      {ballot !== null && <BallotTable ballot={ballot} names={NUMBERS_ONLY} />}
      <div role="log" aria-label={t('game.floor')}>
        <ol className="game-floor">
          {speechesOfRound(view).map(({ seat, turn, refs }) => (
            <li
              key={refs[0].id}
              data-now={phase.kind === 'turn' && phase.seat === seat && phase.turn === turn}
            >
              <p className="game-floor-who">
                <SeatName seat={seat} names={names} />
              </p>
              {refs.map(({ id }) => (
                <Said key={id} text={texts[id] ?? null} />
              ))}
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
