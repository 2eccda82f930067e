import { describe, expect, it } from '@jest/globals';
import { viewFor, type Numbered, type Viewer } from '@killer-club/rules';
import type { ClientAct } from './act.js';
import { acted, answered, heard, linked, nothingHeld, pictured, refused, type Held } from './game-state.js';
import { GAME, ToldGame } from './testing/told-game.js';

const game = new ToldGame();
const SEAT: Viewer = { kind: 'seat', seat: 2 };
const VIEWERS: readonly Viewer[] = [
  { kind: 'spectator' },
  { kind: 'judge' },
  ...game.end.seats.map(({ seat }): Viewer => ({ kind: 'seat', seat })),
];
const nothing = nothingHeld('live', []);
const after = (steps: number, viewer: Viewer = SEAT): Held => pictured(nothing, game.picture(viewer, steps));
const act = (id: string): ClientAct => ({ id, command: { type: 'leave' }, sentAt: 1, answer: null });

describe('what is held of a game', () => {
  it('is the club’s view after every message, for everybody, to the end', () => {
    for (const viewer of VIEWERS) {
      let held = after(1, viewer);
      game.steps.slice(1).forEach((step, index) => {
        const news = heard(held, game.news(viewer, index + 1, index + 2));
        expect(news.gap).toBe(false);
        held = news.held;
        expect(held.state.view).toEqual(viewFor(step.after, viewer));
      });
    }
  });

  it('takes what it knows only once', () => {
    const held = after(20);
    const again = heard(held, game.news(SEAT, 5, 20));
    expect(again).toEqual({ held, gap: false });
    const more = heard(held, game.news(SEAT, 5, 25));
    expect(more.held).toEqual(heard(held, game.news(SEAT, 20, 25)).held);
  });

  it('stops where a message is missing', () => {
    const whole = game.news(SEAT, 10, 40);
    const missing = { ...whole, items: whole.items.filter((_, index) => index !== 3) };
    const news = heard(after(10), missing);
    expect(news.gap).toBe(true);
    expect(news.held.state.recent).toEqual(whole.items.slice(0, 3));
  });

  it('takes no news before it has a picture', () => {
    const news = heard(nothing, game.news(SEAT, 0, 3));
    expect(news.gap).toBe(true);
    expect(news.held.state.view).toBeNull();
  });

  it('puts a picture in the place of what it had', () => {
    const old = heard(refused(after(10), 'unknownGame'), { game: GAME, items: [], texts: { t: 'old' } }).held;
    const picture = { ...game.picture(SEAT, 30), texts: { u: null } };
    const { state, cursor } = pictured(old, picture);
    expect({ view: state.view, texts: state.texts, cursor, refusal: state.refusal }).toEqual({
      view: picture.view,
      texts: { u: null },
      cursor: picture.cursor,
      refusal: null,
    });
  });

  it('adds words to those it has, and loses what was erased', () => {
    const words = (texts: Record<string, string | null>) => ({ game: GAME, items: [], texts });
    const first = heard(after(10), words({ a: 'x', b: 'y' })).held;
    expect(heard(first, words({ b: null })).held.state.texts).toEqual({ a: 'x', b: null });
  });

  it('keeps the newest 200 messages', () => {
    const picture = game.picture(SEAT, 10);
    const seen = picture.cursor.public ?? 0;
    const all = Array.from({ length: 250 }, (_, index): Numbered => ({
      audience: 'public',
      n: seen + 1 + index,
      after: seen + index,
      message: { type: 'judgeSeated' },
    }));
    const { held } = heard(after(10), { game: GAME, items: all, texts: {} });
    expect(held.state.recent).toEqual(all.slice(-200));
  });

  it('says how the link stands and keeps the rest', () => {
    const held = after(10);
    expect(linked(held, 'lost')).toEqual({ ...held, state: { ...held.state, link: 'lost' } });
  });
});

describe('an act', () => {
  it('gets one receipt', () => {
    const sent = acted(acted(nothing, act('a')), act('b'));
    const first = answered(sent, 'a', { code: 'ok', at: 5 });
    expect(first.state.acts.map(({ answer }) => answer)).toEqual([{ code: 'ok', at: 5 }, null]);
    expect(answered(first, 'a', { code: 'tooLate', at: 9 }).state.acts).toEqual(first.state.acts);
  });

  it('is one of the newest 30', () => {
    const ids = Array.from({ length: 40 }, (_, index) => `a${index}`);
    const held = ids.reduce((so, id) => acted(so, act(id)), nothing);
    expect(held.state.acts.map(({ id }) => id)).toEqual(ids.slice(-30));
  });
});
