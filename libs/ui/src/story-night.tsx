import type { Identity, Pick, PickVerb, Seat } from '@killer-club/rules';
import { useTranslations } from 'use-intl';
import type { Names } from './names.js';
import { SeatName } from './seat-name.js';
import type { NightStory } from './story-of.js';

export interface StoryNightProps {
  readonly night: NightStory;
  readonly names: Names;
  readonly identityOf: (seat: Seat) => Identity | undefined;
}

type PickProps = Omit<StoryNightProps, 'night'> & { readonly pick: Pick };

function PickLine({ pick: { seat, target }, names, identityOf }: PickProps) {
  const t = useTranslations();
  return (
    <li>
      <SeatName seat={seat} names={names} identity={identityOf(seat)} />
      <span aria-hidden="true"> → </span>
      {target === null ? (
        <span className="soft">{t('term.nobody')}</span>
      ) : (
        <SeatName seat={target} names={names} identity={identityOf(target)} />
      )}
    </li>
  );
}

const verbsOf = (picks: readonly Pick[]): PickVerb[] => [...new Set(picks.map(({ verb }) => verb))].sort();

function Picks({ picks, ...rest }: Omit<StoryNightProps, 'night'> & { readonly picks: readonly Pick[] }) {
  const t = useTranslations();
  if (picks.length === 0) return <p className="soft">{t('story.noPicks')}</p>;
  return verbsOf(picks).map((verb) => (
    <div key={verb} className="story-picks">
      <h5>{t(`term.verb.${verb}`)}</h5>
      <ul>
        {picks
          .filter((pick) => pick.verb === verb)
          .map((pick) => (
            <PickLine key={pick.seat} pick={pick} {...rest} />
          ))}
      </ul>
    </div>
  ));
}

/** A night in its own light, and what dawn told. */
export function StoryNight({ night: { round, picks, deaths }, names, identityOf }: StoryNightProps) {
  const t = useTranslations();
  return (
    <>
      {picks !== null && (
        <div className="story-night" data-light="night">
          <h4>{t('story.night', { round })}</h4>
          <Picks picks={picks} names={names} identityOf={identityOf} />
        </div>
      )}
      {deaths.length === 0 ? (
        <p>{t('story.dawnPeaceful')}</p>
      ) : (
        <p className="story-deaths">
          {t('story.dawnDeaths')}{' '}
          {deaths.map((seat) => (
            <SeatName key={seat} seat={seat} names={names} identity={identityOf(seat)} />
          ))}
        </p>
      )}
    </>
  );
}
