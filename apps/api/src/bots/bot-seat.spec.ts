import { beforeEach, describe, expect, it } from '@jest/globals';
import { applyMessage, viewFor, type Message, type Numbered, type Viewer } from '@killer-club/rules';
import { ManualClock } from '../clock/manual-clock.js';
import type { AnswerCode, FullView, Submission } from '../runner/port.js';
import { startedGame } from '../testing/started-game.js';
import { BotSeat } from './bot-seat.js';

const DELAY_MS = 500;
const game = startedGame(8);
const SEAT = game.seatsOf('killer')[0]!;
const viewer: Viewer = { kind: 'seat', seat: SEAT };
const stage = game.state.stage;

let clock: ManualClock;
let submitted: Submission[];
let thoughts: number;
let codes: AnswerCode[];
let bot: BotSeat;

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
/** Thinking time and the answer. */
const wait = async (): Promise<void> => {
  clock.advance(DELAY_MS);
  await turn();
};
const picture = (change: Partial<FullView['view']> = {}): FullView => ({
  view: { ...viewFor(game.state, viewer), ...change },
  cursor: { public: 3, killers: 2 },
  texts: {},
});
const news = (audience: Numbered['audience'], n: number): Numbered => {
  const message: Message = { type: 'judgeSeated' };
  return { audience, n, after: 0, message };
};

beforeEach(() => {
  clock = new ManualClock();
  submitted = [];
  thoughts = 0;
  codes = [];
  bot = new BotSeat({
    gameId: 'g',
    seat: SEAT,
    memberId: 'm',
    clock,
    timers: clock,
    applyMessage,
    runner: {
      submit: (submission) => {
        submitted.push(submission);
        const code = codes.shift() ?? 'ok';
        return Promise.resolve({ id: submission.commandId, at: submission.receivedAt, code });
      },
    },
    choose: ({ view }) => {
      thoughts += 1;
      const command = { type: 'pick', stage: view.stage, verb: 'kill', target: null } as const;
      return { command, text: null, delayMs: DELAY_MS };
    },
    onError: (error) => {
      throw error;
    },
  });
});

describe('a bot', () => {
  it('acts once its thinking time is over, under its member’s name', async () => {
    bot.see(picture());
    expect(submitted).toEqual([]);
    await wait();
    expect(submitted).toMatchObject([
      { gameId: 'g', actor: viewer, actorKey: 'm', commandId: `bot:${String(stage)}/0`, command: { stage } },
    ]);
  });

  it('thinks once a stage, however much it hears meanwhile', async () => {
    bot.see(picture());
    for (const n of [4, 5, 6]) {
      expect(bot.hear({ messages: [news('public', n)], exits: [] })).toBe(true);
      bot.think();
    }
    expect(thoughts).toBe(1);
    await wait();
    expect(submitted).toHaveLength(1);
  });

  it('drops a thought the game has gone past', async () => {
    bot.see(picture());
    bot.see(picture({ stage: stage + 1 }));
    await wait();
    expect(submitted).toMatchObject([{ command: { stage: stage + 1 } }]);
  });

  it('thinks a refused act over, under another id, but not without end', async () => {
    codes = Array.from({ length: 40 }, () => 'wrongStage' as const);
    bot.see(picture());
    for (let times = 0; times < 40; times += 1) await wait();
    expect(submitted).toHaveLength(12);
    expect(new Set(submitted.map(({ commandId }) => commandId)).size).toBe(12);
  });

  it('thinks no further until it knows what came of an act: a mark made twice is taken back', async () => {
    bot.see(picture());
    clock.advance(DELAY_MS);
    // Somebody else's news, before the answer.
    expect(bot.hear({ messages: [news('public', 4)], exits: [] })).toBe(true);
    bot.think();
    expect(thoughts).toBe(1);
    await turn();
    expect(thoughts).toBe(2);
  });

  it('hears nothing twice, and asks for a picture after a gap', () => {
    bot.see(picture());
    expect(bot.hear({ messages: [news('public', 3), news('public', 4)], exits: [] })).toBe(true);
    expect(bot.hear({ messages: [news('public', 6)], exits: [] })).toBe(false);
    bot.see({ ...picture(), cursor: { public: 6, killers: 2 } });
    expect(bot.hear({ messages: [news('public', 7)], exits: [] })).toBe(true);
  });

  it('is deaf to its group from its exit on, and always to the others', () => {
    bot.see(picture());
    expect(bot.hear({ messages: [news('killers', 3), news('police', 9)], exits: [SEAT] })).toBe(true);
    // A gap for whoever still belongs to the group.
    expect(bot.hear({ messages: [news('killers', 9)], exits: [] })).toBe(true);
  });

  it('acts no more when it is stopped', async () => {
    bot.see(picture());
    bot.stop();
    await wait();
    expect(submitted).toEqual([]);
  });

  it('has no second thought of an act that was on its way when it was stopped', async () => {
    codes = ['wrongStage'];
    bot.see(picture());
    clock.advance(DELAY_MS);
    bot.stop();
    await turn();
    await wait();
    expect(submitted).toHaveLength(1);
  });
});
