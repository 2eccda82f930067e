import type { ServerFrames } from '@killer-club/protocol';
import {
  PRESETS,
  audiencesOf,
  cursorFor,
  decide,
  evolve,
  isOver,
  livingSeats,
  nextDeadline,
  numbered,
  viewFor,
  type Actor,
  type Command,
  type Game,
  type GameState,
  type Numbered,
  type Viewer,
} from '@killer-club/rules';

export const GAME = 'game-1';
const SIZE = 9;

export interface ToldStep {
  readonly before: Game;
  readonly after: GameState;
  /** Of every audience. */
  readonly messages: readonly Numbered[];
}

const fitting = (state: GameState, seat: number): readonly Command[] => {
  const { stage, phase } = state;
  const text = { id: `text-${stage}-${seat}`, hash: 'h' };
  const target = livingSeats(state)[(seat + state.round) % livingSeats(state).length] ?? 1;
  switch (phase.kind) {
    case 'night':
      return [
        { type: 'pick', stage, verb: 'kill', target },
        { type: 'pick', stage, verb: 'check', target },
      ];
    case 'call':
      return (seat + phase.candidate) % 3 === 0
        ? [{ type: 'castVote', stage, candidate: phase.candidate }]
        : [];
    case 'turn':
      return [
        { type: 'speak', stage, text },
        { type: 'pass', stage },
      ];
    case 'extraRequest':
    case 'window':
    case 'day':
    case 'tally':
    case 'ended':
      return [];
  }
};

/** A whole game in memory, step by step, with what the club would send of it. */
export class ToldGame {
  readonly steps: ToldStep[] = [];
  private game: Game = null;
  private now = 1_000_000;

  constructor() {
    this.send(
      { kind: 'system' },
      {
        type: 'startGame',
        gameId: GAME,
        rulesetId: 'test-rules',
        ruleset: PRESETS.police,
        ranked: true,
        clockFactor: 1,
        firstSpeaker: 1,
        protectedSeats: [],
        seed: '07'.repeat(32),
        contributions: Array.from({ length: SIZE }, (_, index) => String(index).padStart(2, '0').repeat(16)),
      },
    );
    while (!isOver(this.end)) this.playStage();
  }

  get end(): GameState {
    if (this.game === null) throw new Error('The game has not started');
    return this.game;
  }

  /** The picture after so many steps. */
  picture(viewer: Viewer, steps: number): ServerFrames['view'] {
    const state = this.steps[steps - 1]?.after;
    if (state === undefined) throw new Error(`No step ${steps}`);
    return { game: GAME, cursor: cursorFor(state, viewer), view: viewFor(state, viewer), texts: {} };
  }

  /** What a viewer is told from one step on, up to another. */
  news(viewer: Viewer, from: number, to: number): ServerFrames['messages'] {
    const items = this.steps.slice(from, to).flatMap(({ before, after, messages }) => {
      const audiences = audiencesOf(before ?? after, viewer);
      return messages.filter(({ audience }) => audiences.includes(audience));
    });
    return { game: GAME, items, texts: {} };
  }

  private playStage(): void {
    const { stage } = this.end;
    for (const seat of livingSeats(this.end))
      for (const command of fitting(this.end, seat))
        if (this.end.stage === stage) this.send({ kind: 'seat', seat }, command);
    const due = nextDeadline(this.end);
    if (this.end.stage !== stage || due === null) return;
    this.now = due.at;
    this.send({ kind: 'system' }, { type: 'expire', deadline: due.id });
  }

  private send(actor: Actor, command: Command): void {
    const decision = decide(this.game, command, { now: this.now, actor });
    if (!decision.ok) return;
    for (const event of decision.events) {
      const before = this.game;
      const after = evolve(before, event);
      this.steps.push({ before, after, messages: numbered(before, event, after) });
      this.game = after;
    }
  }
}
