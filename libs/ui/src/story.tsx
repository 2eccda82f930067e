import type { Texts } from '@killer-club/protocol';
import type { Identity, Seat, View } from '@killer-club/rules';
import { useTranslations } from 'use-intl';
import { BallotTable } from './ballot-table.js';
import type { Names } from './names.js';
import { SeatName } from './seat-name.js';
import { StoryNight } from './story-night.js';
import { StorySanctions } from './story-sanctions.js';
import { StorySpeeches } from './story-speeches.js';
import { roundsOf, type ExitStory, type RoundStory } from './story-of.js';

export interface StoryProps {
  readonly view: View;
  readonly texts: Texts;
  readonly names: Names;
}

interface ExitsProps {
  readonly exits: readonly ExitStory[];
  readonly names: Names;
  readonly identityOf: (seat: Seat) => Identity | undefined;
}

/** Who went out, with the card where it lies open. */
function Exits({ exits, names, identityOf }: ExitsProps) {
  const t = useTranslations();
  return (
    <div className="story-exits">
      <h4>{t('story.exits')}</h4>
      <ul>
        {exits.map(({ seat, how }) => (
          <li key={seat}>
            <SeatName seat={seat} names={names} identity={identityOf(seat)} /> {t(`term.exit.${how}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

type RoundProps = Omit<StoryProps, 'view'> & {
  readonly story: RoundStory;
  readonly identityOf: (seat: Seat) => Identity | undefined;
};

function Round({ story: { round, night, day, exits, sanctions }, texts, names, identityOf }: RoundProps) {
  const t = useTranslations();
  return (
    <li className="story-round">
      <h3>{t('term.round', { round })}</h3>
      {night !== null && <StoryNight night={night} names={names} identityOf={identityOf} />}
      {day.map((passage, place) =>
        passage.kind === 'ballot' ? (
          <BallotTable
            key={`${passage.ballot.kind}/${String(place)}`}
            ballot={passage.ballot}
            names={names}
            without={passage.without}
          />
        ) : (
          <StorySpeeches
            key={passage.speeches[0]?.text.id}
            speeches={passage.speeches}
            texts={texts}
            names={names}
          />
        ),
      )}
      {exits.length > 0 && <Exits exits={exits} names={names} identityOf={identityOf} />}
      {sanctions.length > 0 && <StorySanctions sanctions={sanctions} texts={texts} names={names} />}
    </li>
  );
}

/** A game as a timeline of rounds. Styles: `@killer-club/ui/styles/story.css`. */
export function Story({ view, texts, names }: StoryProps) {
  const identityOf = (seat: Seat) => view.seats[seat - 1]?.known?.identity;
  return (
    <ol className="story">
      {roundsOf(view).map((story) => (
        <Round key={story.round} story={story} texts={texts} names={names} identityOf={identityOf} />
      ))}
    </ol>
  );
}
