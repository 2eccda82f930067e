import {
  PRESETS,
  audiencesOf,
  decide,
  evolve,
  isOver,
  livingSeats,
  nextDeadline,
  numbered,
  type Command,
  type Game,
  type GameEvent,
  type GameState,
  type Numbered,
  type Viewer,
} from '@killer-club/rules';

const SIZE = 9;
const hex = (byte: number, count: number): string => byte.toString(16).padStart(2, '0').repeat(count);

export interface PlayedStep {
  readonly before: Game;
  readonly event: GameEvent;
  readonly after: GameState;
}

export interface PlayedGame {
  readonly end: GameState;
  readonly steps: readonly PlayedStep[];
  readonly contributions: readonly string[];
}

/** What the seats do where the game rests: killers and police pick the first of the others, all speak, all vote. */
const movesOf = (state: GameState): { readonly seat: number; readonly command: Command }[] => {
  const { phase, stage } = state;
  const living = livingSeats(state);
  const roleOf = (seat: number) => state.seats[seat - 1]?.role;
  switch (phase.kind) {
    case 'night':
      return living.flatMap((seat): { seat: number; command: Command }[] => {
        const role = roleOf(seat);
        const target = living.find((other) => roleOf(other) !== role);
        if (role === 'civilian' || target === undefined) return [];
        const verb = role === 'killer' ? 'kill' : 'check';
        return [{ seat, command: { type: 'pick', stage, verb, target } }];
      });
    case 'turn': {
      const text = { id: `text-${String(stage)}`, hash: hex(stage % 256, 32) };
      const { seat } = phase;
      return [
        { seat, command: { type: 'speak', stage, text } },
        { seat, command: { type: 'pass', stage } },
      ];
    }
    case 'call':
      return living.map((seat) => ({
        seat,
        command: { type: 'castVote', stage, candidate: phase.candidate },
      }));
    case 'extraRequest':
    case 'window':
    case 'day':
    case 'tally':
    case 'ended':
      return [];
  }
};

/** A whole game of nine in memory. */
export const playedGame = (): PlayedGame => {
  const contributions = Array.from({ length: SIZE }, (_, index) => hex(index, 16));
  const steps: PlayedStep[] = [];
  let game: Game = null;
  let now = 0;
  const take = (command: Command, seat?: number): GameState => {
    const actor = seat === undefined ? ({ kind: 'system' } as const) : ({ kind: 'seat', seat } as const);
    const decision = decide(game, command, { now, actor });
    for (const event of decision.ok ? decision.events : []) {
      const after = evolve(game, event);
      steps.push({ before: game, event, after });
      game = after;
    }
    if (game === null) throw new Error('The game does not start');
    return game;
  };
  let state = take({
    type: 'startGame',
    gameId: 'played',
    rulesetId: 'police',
    ruleset: PRESETS.police,
    ranked: false,
    clockFactor: 1,
    firstSpeaker: 1,
    protectedSeats: [],
    seed: hex(7, 32),
    contributions,
  });
  while (!isOver(state)) {
    for (const { seat, command } of movesOf(state)) state = take(command, seat);
    const deadline = nextDeadline(state);
    if (deadline === null) break;
    now = Math.max(now, deadline.at);
    state = take({ type: 'expire', deadline: deadline.id });
  }
  return { end: state, steps, contributions };
};

/** What a viewer was told of it, as the club's replay gives it. */
export const toldTo = ({ steps }: PlayedGame, viewer: Viewer): Numbered[] =>
  steps.flatMap(({ before, event, after }) => {
    const audiences = audiencesOf(before ?? after, viewer);
    return numbered(before, event, after).filter(({ audience }) => audiences.includes(audience));
  });
