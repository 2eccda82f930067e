import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Locator } from 'playwright-core';
import { signUp, type Person } from '../../api/src/testing/ranked-tables.js';
import { openBrowser } from './browser.js';
import { castOf } from './cast-of.js';
import { demoMembers } from './demo-members.js';
import { enter, pageOf } from './page-of.js';
import { pressIfSaid } from './press-in-time.js';
import type { PlayerPage } from './player-page.js';
import { DESK, PHONE, look, picture } from './screens.js';
import { StagedGame } from './staged-game.js';
import { calls, goesOn, passTurns, pickNobody, speaks, vote, votesFor } from './staged-steps.js';
import { storyOf } from './story.js';
import { WebClub } from './web-club.js';

const NAMES = ['安静的夜里想说话的一位朋友', 'Ben'];
/** No name holds a role's word. */
const BOTS = ['林间', '阿豪', '小满', '老周', '一叶', '北风'];

let club: WebClub;
let browser: Browser;
let bots: readonly Person[];
let annHerself: Person;
let benHimself: Person;
let game: StagedGame;
let ann: PlayerPage;
let ben: PlayerPage;
const games: StagedGame[] = [];
const faults: string[] = [];

beforeAll(async () => {
  [club, browser] = await Promise.all([WebClub.open({ speed: 2 }), openBrowser()]);
  const [first, second] = await signUp(() => club.api.visitor(), NAMES);
  [annHerself, benHimself] = [first!, second!];
  bots = await demoMembers(club, BOTS);
  const page = { browser, origin: club.play };
  ann = await pageOf(annHerself, { ...page, name: NAMES[0]!, size: PHONE });
  ben = await pageOf(benHimself, { ...page, name: NAMES[1]!, size: DESK, language: 'en' });
}, 120_000);

afterAll(async () => {
  for (const one of games) one.close();
  await browser.close();
  await club.close();
});

const see = async (player: PlayerPage, name: string): Promise<void> => {
  faults.push(...(await look(player.page, name)));
};

/** These cards, the pages at these seats, the bots at the others. */
const begin = async (cards: string, seats: { readonly ann: number; readonly ben: number }): Promise<void> => {
  const pages = new Map([
    [seats.ann, annHerself],
    [seats.ben, benHimself],
  ]);
  game = await StagedGame.begin(club, castOf(cards, bots, pages));
  games.push(game);
  await Promise.all([ann, ben].map((player) => enter(player, club.play, game.id)));
};

const seatName = ({ say }: PlayerPage, seat: number): string => say('term.seat', { seat });

const endedWith = async ({ page, say }: PlayerPage, result: string, reason: string): Promise<void> => {
  await page.getByRole('heading', { level: 2, name: say(`term.result.${result}`) }).waitFor();
  await page.getByText(say('after.because', { reason: say(`term.reason.${reason}`) })).waitFor();
};

const seatCard = ({ page }: PlayerPage, seat: number): Locator => page.locator('.game-seat').nth(seat - 1);

describe('a surrender (POL-20, DET-10)', () => {
  const then = storyOf('surrender', () => [ann, ben]);
  const surrenderOf = (player: PlayerPage): Locator => player.button('game.surrender.surrender');
  const openMenu = async (player: PlayerPage): Promise<void> => {
    await player.button('game.sheet.menu').click();
    await player.button('game.menu.leave').waitFor();
  };
  /** Asked what follows, stays once, then does it. */
  const surrender = async (player: PlayerPage, name: string): Promise<void> => {
    const dialog = player.page.getByRole('dialog', { name: player.say('game.surrender.title') });
    await surrenderOf(player).click();
    await dialog.getByText(player.say('game.surrender.over')).waitFor();
    await dialog.getByText(player.say('game.surrender.final')).waitFor();
    await see(player, name);
    await player.button('game.stay').click();
    await dialog.waitFor({ state: 'hidden' });
    await surrenderOf(player).click();
    await dialog.getByRole('button', { name: player.say('game.surrender.surrender') }).click();
  };

  then('is not offered while a companion lives', async () => {
    await begin('KKCPPCCC', { ann: 1, ben: 3 });
    await pickNobody(game);
    await ann.chooseNobody();
    await game.until((view) => speaks(view, 1));
    await openMenu(ann);
    expect(await surrenderOf(ann).count()).toBe(0);
  });

  then('of the last killer, told what follows, ends the game for all', async () => {
    await game.act(2, { type: 'leave' });
    await surrender(ann, 'surrender');
    await endedWith(ann, 'good', 'killersOut');
    await ann.page.getByText(ann.say('after.own.lost')).waitFor();
    await endedWith(ben, 'good', 'killersOut');
    await ben.page.getByText(ben.say('after.own.won')).waitFor();
    await ben.page.getByText(ben.say('term.exit.surrendered')).first().waitFor();
    await see(ben, 'surrendered');
  });

  then('of the last officer, at a desk, is the killers’ win', async () => {
    await begin('PPCKKCCC', { ann: 3, ben: 1 });
    await pickNobody(game);
    await ben.chooseNobody();
    await game.until((view) => speaks(view, 1));
    await openMenu(ben);
    expect(await surrenderOf(ben).count()).toBe(0);
    await game.act(2, { type: 'leave' });
    await surrender(ben, 'surrender-en');
    await endedWith(ben, 'killers', 'policeOut');
    await endedWith(ann, 'killers', 'policeOut');
  });
});

describe('ties (POL-15, POL-16, POL-17)', () => {
  const [FIRST, BEN, ANN] = [1, 2, 3];
  const then = storyOf('ties', () => [ann, ben]);

  /**
   * The first of the tied is voted for by two seats and whichever page is in time, the second by as many others: no
   * page decides whether it is a tie, only whether it comes early.
   */
  const tie = async (seen: () => Promise<unknown> = () => Promise.resolve()): Promise<void> => {
    await game.until((view) => calls(view, FIRST));
    const pages = seen().then(() =>
      Promise.all(
        [ann, ben].map((player) => pressIfSaid(player, player.say('game.vote.cast', { seat: FIRST }))),
      ),
    );
    await vote(game, [FIRST, 4], FIRST);
    await game.until((view) => calls(view, BEN));
    await vote(game, [5, 6, 7, 8].slice(0, votesFor(game.view(), FIRST)), BEN);
    await pages;
  };

  const tableOf = ({ page, say }: PlayerPage, kind: string): Locator =>
    page.locator('.game-scene .ballot-table', { hasText: say(`term.ballot.${kind}`) });

  /** Who is tied, and who voted for whom, as the page tells it. */
  const readTie = async (player: PlayerPage, kind: string): Promise<void> => {
    const { say } = player;
    const table = tableOf(player, kind);
    await table
      .getByText(say('line.ballotTied', { seats: [FIRST, BEN].join(say('line.separator')) }))
      .waitFor();
    const { calls: closed } = game.view().ballots.at(-1)!;
    for (const { candidate, voters } of closed.filter((call) => call.voters.length > 0)) {
      const row = table.locator('tbody tr', {
        has: player.page.getByRole('rowheader', { name: seatName(player, candidate) }),
      });
      expect(await row.locator('.seat-list li').allInnerTexts()).toEqual(
        voters.map((seat) => seatName(player, seat)),
      );
      expect(await seatCard(player, candidate).locator('.game-seat-votes [aria-hidden]').innerText()).toBe(
        String(voters.length),
      );
    }
  };

  /** Which ballot it is, who is called, and who comes after: nobody else may be voted for. */
  const readRunOff = async (kind: string): Promise<void> => {
    const { page, say } = ann;
    await page.getByRole('heading', { level: 1, name: say(`term.ballot.${kind}`) }).waitFor();
    await ann.button('game.vote.cast', { seat: FIRST }).waitFor();
    await page.getByText(say('game.waiting', { seats: String(BEN) })).waitFor();
  };

  then('of a ballot: the tied speak again, in their order', async () => {
    await begin('CCCCKKPP', { ann: ANN, ben: BEN });
    await pickNobody(game);
    await game.until((view) => speaks(view, FIRST));
    for (const player of [null, ben, ann, null]) {
      await passTurns(game);
      if (player !== null) await goesOn(game, () => player.button('game.speak.pass').click());
    }
    await tie();
    await game.until((view) => speaks(view, FIRST));
    await readTie(ann, 'first');
    expect(await ann.where()).toContain(ann.say('term.turn.statement'));
    expect(await seatCard(ann, FIRST).getAttribute('data-speaking')).toBe('true');
    await ann.page.getByText(ann.say('game.queue', { seats: String(BEN) })).waitFor();
    await see(ann, 'statement');
  });

  then('leads to a ballot among the tied', async () => {
    await passTurns(game);
    await ben.speech.fill('It was not me.');
    await ben.button('game.speak.send').click();
    await ann.page.getByText('It was not me.').first().waitFor();
    await goesOn(game, () => ben.button('game.speak.pass').click());
    await tie(async () => {
      await readRunOff('statement');
      await picture(ann.page, 'run-off-phone');
    });
  });

  then('tied again: the others speak, and the page speaks in its turn', async () => {
    await game.until((view) => speaks(view, ANN));
    await readTie(ann, 'statement');
    expect(await ann.where()).toContain(ann.say('term.turn.offCircleSpeech'));
    await ann.speech.fill('我不是，你们再想想。');
    await see(ann, 'off-circle');
    await ann.button('game.speak.send').click();
    await ben.page.getByText('我不是，你们再想想。').first().waitFor();
    await picture(ben.page, 'off-circle-desk-en');
    await goesOn(game, () => ann.button('game.speak.pass').click());
  });

  then('a third tie is the end: nobody wins', async () => {
    await passTurns(game);
    await tie(async () => {
      await readRunOff('offCircle');
      await picture(ann.page, 'off-circle-ballot-phone');
    });
    for (const player of [ann, ben]) {
      await endedWith(player, 'draw', 'tie');
      await player.page.getByText(player.say('after.own.draw')).waitFor();
    }
    await picture(ann.page, 'tied-out-phone');
  });
});

describe('all of it', () => {
  it('does nothing that the pages’ policy forbids', () => {
    expect([...ann.breaches, ...ben.breaches]).toEqual([]);
  });

  it('has no fault that axe can find, at either width', () => {
    expect(faults).toEqual([]);
  });
});
