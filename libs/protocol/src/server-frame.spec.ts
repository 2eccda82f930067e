import { describe, expect, it } from '@jest/globals';
import {
  PRESETS,
  allSeats,
  audiencesOf,
  decide,
  evolve,
  isOver,
  nextDeadline,
  numbered,
  viewFor,
  type Actor,
  type Command,
  type Game,
  type GameState,
  type Viewer,
} from '@killer-club/rules';
import { SERVER_FRAMES } from './server-frame.js';

const SIZE = 9;
const viewers: Viewer[] = [
  ...allSeats(SIZE).map((seat) => ({ kind: 'seat', seat }) as const),
  { kind: 'spectator' },
  { kind: 'judge' },
];
const system: Actor = { kind: 'system' };

const start: Command = {
  type: 'startGame',
  gameId: 'g',
  rulesetId: 'r',
  ruleset: PRESETS.police,
  ranked: true,
  clockFactor: 1,
  firstSpeaker: 1,
  protectedSeats: [],
  seed: '5'.repeat(64),
  contributions: allSeats(SIZE).map((seat) => String(seat).padStart(32, '0')),
};

type Sent = readonly [Command, Actor];

/** What comes next: killers kill whom they can, everything else the clock brings. */
const sentIn = (state: GameState): Sent[] => {
  const due = nextDeadline(state);
  if (due === null || isOver(state)) return [];
  const living = state.seats.filter(({ exit }) => exit === null);
  const target = living.find(({ role }) => role !== 'killer')?.seat ?? null;
  const kills = living
    .filter(({ role }) => role === 'killer')
    .map(({ seat }): Sent => [
      { type: 'pick', stage: state.stage, verb: 'kill', target },
      { kind: 'seat', seat },
    ]);
  return [...kills, [{ type: 'expire', deadline: due.id }, system]];
};

/** Every step of a whole game. */
function* steps(): Generator<{ after: GameState; items: ReturnType<typeof numbered> }> {
  let game: Game = null;
  let now = 0;
  let queue: Sent[] = [[start, system]];
  while (queue.length > 0) {
    for (const [command, actor] of queue) {
      if (command.type === 'expire' && game !== null) now = Math.max(now, nextDeadline(game)?.at ?? now);
      const decision = decide(game, command, { now, actor });
      for (const event of decision.ok ? decision.events : []) {
        const after: GameState = evolve(game, event);
        yield { after, items: numbered(game, event, after) };
        game = after;
      }
    }
    queue = game === null ? [] : sentIn(game);
  }
}

describe('server frames', () => {
  it('carry every message and every view of a whole game unchanged', () => {
    const types = new Set<string>();
    for (const { after, items } of steps()) {
      const frame = { game: 'g', items, texts: {} };
      expect(SERVER_FRAMES.messages.parse(JSON.parse(JSON.stringify(frame)))).toEqual(frame);
      for (const { message } of items) types.add(message.type);
      for (const viewer of viewers) {
        const cursor = Object.fromEntries(audiencesOf(after, viewer).map((audience) => [audience, 1]));
        const picture = { game: 'g', cursor, view: viewFor(after, viewer), texts: {} };
        expect(SERVER_FRAMES.view.parse(JSON.parse(JSON.stringify(picture)))).toEqual(picture);
      }
    }
    expect(types).toContain('gameEnded');
    expect(types.size).toBeGreaterThan(10);
  });

  it.each([
    ['a field that is not named', { type: 'dawnBroke', deaths: [], pickers: [1] }],
    ['a message that is not known', { type: 'roleLeaked', seat: 1 }],
    ['an inherited name', { type: 'toString' }],
  ])('do not carry %s', (_, message) => {
    const frame = { game: 'g', items: [{ audience: 'public', n: 1, after: 0, message }], texts: {} };
    expect(SERVER_FRAMES.messages.safeParse(frame).success).toBe(false);
  });
});
