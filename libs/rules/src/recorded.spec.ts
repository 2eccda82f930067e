import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { evolve } from './evolve/evolve.js';
import { EVENT_SCHEMAS, type GameEvent } from './model/event.js';
import { seatAudience, type Audience } from './model/audience.js';
import { countOf } from './model/counts.js';
import type { GameState } from './model/state.js';

const FOLDER = fileURLToPath(new URL('../games/', import.meta.url));

interface Recorded {
  readonly events: readonly GameEvent[];
  readonly end: Omit<GameState, 'counts'> & { readonly counts: Readonly<Record<string, number>> };
}

const byAudience = ({ counts, seats }: GameState): Record<string, number> => {
  const audiences: Audience[] = ['public', 'judge', 'killers', 'police'];
  const own = seats.map(({ seat }) => seatAudience(seat));
  return Object.fromEntries([...audiences, ...own].map((audience) => [audience, countOf(counts, audience)]));
};

const games = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name): [string, Recorded] => [
    name,
    JSON.parse(readFileSync(`${FOLDER}${name}`, 'utf8')) as Recorded,
  ]);

describe('recorded games', () => {
  it.each(games)('%s folds to the end it had when it was played', (_name, { events, end }) => {
    const folded = events.reduce<GameState | null>(evolve, null);
    // What the state has learnt to keep since is not in the recorded end; counts are kept in another form.
    const { counts, ...kept } = end;
    expect(folded).toMatchObject(kept);
    expect(folded && byAudience(folded)).toEqual(counts);
  });

  it('between them they hold every event of a police game', () => {
    const seen = new Set(games.flatMap(([, { events }]) => events.map((event) => event.type)));
    const elsewhere = [
      ...['dawnScheduled', 'dawnPutOff', 'dayBegan', 'requestOpened', 'speechRequested', 'roundPkCalled'],
      ...[
        'windowOpened',
        'nominationMade',
        'nominationWithdrawn',
        'voteStruck',
        'windowClosed',
        'votesMissed',
      ],
      ...['lotDrawn', 'cardShown'],
    ];
    expect(Object.keys(EVENT_SCHEMAS).filter((type) => !seen.has(type as GameEvent['type']))).toEqual(
      elsewhere,
    );
  });
});
