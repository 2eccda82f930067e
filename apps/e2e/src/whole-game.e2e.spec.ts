import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { Bots } from './bots.js';
import { openBrowser } from './browser.js';
import { PlayerPage } from './player-page.js';
import { DESK, PHONE, look, picture, sceneOfReadme } from './screens.js';
import { WebClub } from './web-club.js';

const SIZE = 8;
/** Longest that a part of the game is played for, in milliseconds. */
const PLAY_MS = 220_000;

/** Members at a phone and a desk, six more without pages, one club. */
let club: WebClub;
let browser: Browser;
let bots: Bots;
let ann: PlayerPage;
let ben: PlayerPage;
/** Bots wait for the pages as long as this holds. */
let quiet = true;

beforeAll(async () => {
  [club, browser] = await Promise.all([WebClub.open({ speed: 2 }), openBrowser()]);
  bots = await Bots.join(club, SIZE - 2, () => quiet);
  const page = { browser, origin: club.play };
  ann = await PlayerPage.open({ ...page, name: '安静的夜里想说话的一位朋友', size: PHONE });
  ben = await PlayerPage.open({ ...page, name: 'Ben', size: DESK, language: 'en' });
}, 120_000);

afterAll(async () => {
  bots.close();
  await browser.close();
  await club.close();
});

const reloaded = async (player: PlayerPage): Promise<void> => {
  await player.page.reload();
  await player.live();
};

/** Both act whenever they may, until the condition holds. */
const playUntil = async (condition: () => Promise<boolean>, { votes = true } = {}): Promise<void> => {
  await ann.until(async () => {
    if (await condition()) return true;
    await ann.act({ votes });
    await ben.act({ votes });
    return false;
  }, PLAY_MS);
};

const isAt = async (player: PlayerPage, key: string): Promise<boolean> =>
  (await player.where()).includes(player.say(key));

const isVoting = (player: PlayerPage): Promise<boolean> => player.page.locator('.game-vote').isVisible();

describe('a whole game at two pages', () => {
  const faults: string[] = [];
  let going = true;
  /** One step of the one story: after a step that failed the rest cannot be told. */
  const then = (name: string, step: () => Promise<void>, limitMs: number): void => {
    it(
      name,
      async () => {
        if (!going) throw new Error('the story broke off before');
        going = false;
        try {
          await step();
        } catch (error) {
          await Promise.all([picture(ann.page, 'broken-ann'), picture(ben.page, 'broken-ben')]);
          throw error;
        }
        going = true;
      },
      limitMs,
    );
  };
  const see = async (player: PlayerPage, name: string): Promise<void> => {
    faults.push(...(await look(player.page, name)));
  };

  then(
    'begins from the first page: sign up, sit, be ready',
    async () => {
      await ann.page.goto(club.play);
      await see(ann, 'welcome');
      await ann.signUp();
      await see(ann, 'lobby');
      const table = await ann.createTable(SIZE);
      await see(ann, 'table');
      await ben.signUp();
      await ben.sitAtOpenTable();
      await bots.sit(table);
      await Promise.all([ann.beReady(), ben.beReady(), bots.play(table)]);
      expect(await isAt(ann, 'game.phase.night')).toBe(true);
      expect(await isAt(ben, 'game.phase.night')).toBe(true);
      expect(await ann.seat()).not.toBe(await ben.seat());
    },
    60_000,
  );

  then(
    'is the same night after a reload, the choice not yet sent included',
    async () => {
      const card = await ann.readCard();
      const [left] = await ann.page.locator('.game-seats').all();
      await left!.getByRole('button').first().click();
      const aimed = await ann.page.locator('.game-buttons .button').first().innerText();
      await reloaded(ann);
      expect(await ann.page.locator('.game-buttons .button').first().innerText()).toBe(aimed);
      expect(await ann.readCard()).toBe(card);
      expect(await ann.page.evaluate(() => document.documentElement.dataset['light'])).toBe('night');
      await see(ann, 'night');
    },
    60_000,
  );

  then(
    'keeps a speech that is not yet sent over a reload',
    async () => {
      quiet = false;
      bots.wake();
      const mayspeak = async () => (await ann.speech.isVisible()) || (await ben.speech.isVisible());
      await playUntilSpeech(mayspeak);
      const speaker = (await ann.speech.isVisible()) ? ann : ben;
      await speaker.speech.fill('🙂 <img src=x onerror=alert(1)> 我还没说完');
      await reloaded(speaker);
      expect(await speaker.speech.inputValue()).toBe('🙂 <img src=x onerror=alert(1)> 我还没说完');
      await see(speaker, 'speech');
      await speaker.button('game.speak.send').click();
      const other = speaker === ann ? ben : ann;
      await other.page.getByText('<img src=x onerror=alert(1)>').first().waitFor();
      expect(await other.page.locator('img[src="x"]').count()).toBe(0);
    },
    120_000,
  );

  then(
    'counts a vote, and says so after a reload',
    async () => {
      await playUntil(async () => (await isVoting(ann)) || (await isVoting(ben)), { votes: false });
      const voter = (await isVoting(ann)) ? ann : ben;
      await voter.page.locator('.game-vote').click();
      const receipt = voter.page.locator('.game-receipt');
      await receipt.waitFor();
      await see(voter, 'ballot');
      await sceneOfReadme(voter.page);
      await reloaded(voter);
      await receipt.waitFor();
      expect(await receipt.innerText()).toMatch(/\d\d:\d\d:\d\d\.\d{3}/);
    },
    120_000,
  );

  then(
    'finds the way back after 20 s without a network',
    async () => {
      await ann.context.setOffline(true);
      await ann.page.locator('.game-link[data-link="lost"]').waitFor();
      await see(ann, 'offline');
      // Ten seconds of the wall's are twenty of this club's.
      await ben.page.waitForTimeout(10_000);
      await ann.context.setOffline(false);
      await ann.live();
      await ann.until(async () => (await board(ann)) === (await board(ben)));
    },
    60_000,
  );

  then(
    'acts at the newest tab, and says so at the older',
    async () => {
      const newer = await ben.context.newPage();
      await newer.goto(ben.page.url());
      await newer.locator('.game-link[data-link="live"]').waitFor();
      await ben.page.getByText(ben.say('game.linkSays.replaced')).waitFor();
      await see(ben, 'second-tab');
      await ben.button('game.takeOver').click();
      await ben.live();
      await newer.getByText(ben.say('game.linkSays.replaced')).waitFor();
      await newer.close();
    },
    60_000,
  );

  then(
    'goes on where it was when the server comes back',
    async () => {
      await club.api.kill();
      await ann.page.locator('.game-link[data-link="lost"]').waitFor();
      await club.api.start();
      await Promise.all([ann.live(), ben.live()]);
      await ann.until(async () => (await board(ann)) === (await board(ben)));
    },
    60_000,
  );

  then(
    'ends, shows everything, and the deal can be checked',
    async () => {
      await playUntil(async () => (await ann.isOver()) && (await ben.isOver()));
      await see(ann, 'end');
      for (const player of [ann, ben]) {
        await player.button('after.deal.check').click();
        await player.page.getByText(player.say('after.deal.sound')).waitFor();
        await player.page.getByText(player.say('after.deal.ownAmong')).waitFor();
      }
      await see(ben, 'end-checked');
    },
    300_000,
  );

  then(
    'is played back step by step, as another seat saw it too',
    async () => {
      const { page, say } = ann;
      await page.getByRole('link', { name: say('after.replay') }).click();
      await page.getByRole('heading', { name: say('after.replayTitle') }).waitFor();
      const step = () => new URL(page.url()).searchParams.get('at');
      await page.keyboard.press('ArrowRight');
      await ann.until(() => Promise.resolve(step() !== null));
      const first = step();
      await page.keyboard.press('Shift+ArrowRight');
      await ann.until(() => Promise.resolve(step() !== first));
      const chooser = page.getByLabel(say('after.viewer'));
      await chooser.selectOption('seat:3');
      await ann.until(() => Promise.resolve(page.url().includes('seat')));
      await see(ann, 'replay');
    },
    60_000,
  );

  it('does nothing that the pages’ policy forbids', () => {
    expect([...ann.breaches, ...ben.breaches]).toEqual([]);
  });

  it('has no fault that axe can find, at either width', () => {
    expect(faults).toEqual([]);
  });
});

/** Lets the night and the speeches before pass without a word of the two. */
async function playUntilSpeech(condition: () => Promise<boolean>): Promise<void> {
  await ann.until(async () => {
    if (await condition()) return true;
    if (await isAt(ann, 'game.phase.night')) await ann.act({ votes: false });
    if (await isAt(ben, 'game.phase.night')) await ben.act({ votes: false });
    return false;
  }, 90_000);
}

/** Who is in, out, speaking and voted for, as the page shows it without words. */
async function board(player: PlayerPage): Promise<string> {
  const seats = await player.page.locator('.game-seats li').all();
  const shown = await Promise.all(
    seats.map(async (seat) => {
      const number = await seat.locator('.game-seat-number').innerText();
      const votes = await seat.locator('.game-seat-votes [aria-hidden]').allInnerTexts();
      return `${number}:${votes.join()}`;
    }),
  );
  return shown.join(' ');
}
