import type { Game, GameEvent, GameState, Numbered } from '@killer-club/rules';
import type { LogItem } from '@killer-club/protocol';
import type { GameRules } from '../runner/game-rules.js';

/** Seats by what they were told, as of a moment. */
const seatsHearing = (rules: GameRules, state: GameState, { audience }: Numbered): number[] =>
  state.seats
    .map(({ seat }) => seat)
    .filter((seat) => rules.audiencesOf(state, { kind: 'seat', seat }).includes(audience));

const spectatorsHear = (rules: GameRules, state: GameState, { audience }: Numbered): boolean =>
  rules.audiencesOf(state, { kind: 'spectator' }).includes(audience);

/** The judge hears a copy of all that others are told: only what is for the judge alone is no copy. */
const withoutCopies = (told: readonly Numbered[]): Numbered[] => {
  const forOthers = new Set(
    told.filter(({ audience }) => audience !== 'judge').map(({ message }) => message),
  );
  return told.filter(({ audience, message }) => audience !== 'judge' || !forOthers.has(message));
};

/** Everything that was told and who heard it: by the audiences before each event, as in a replay. */
export const gameLogOf = (rules: GameRules, events: readonly GameEvent[]): LogItem[] => {
  const items: LogItem[] = [];
  let game: Game = null;
  for (const event of events) {
    const after: GameState = rules.evolve(game, event);
    const then = game ?? after;
    const judge = then.judge !== null;
    for (const item of withoutCopies(rules.numbered(game, event, after))) {
      const saw = {
        seats: seatsHearing(rules, then, item),
        spectators: spectatorsHear(rules, then, item),
        judge,
      };
      items.push({ ...item, at: event.at, saw });
    }
    game = after;
  }
  return items;
};
