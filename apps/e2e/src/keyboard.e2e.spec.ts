import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Locator } from 'playwright-core';
import { Bots } from './bots.js';
import { openBrowser } from './browser.js';
import { Keyboard } from './keyboard.js';
import { PASSWORD, PlayerPage } from './player-page.js';
import { PHONE } from './screens.js';
import { WebClub } from './web-club.js';

const SIZE = 8;

let club: WebClub;
let browser: Browser;
let player: PlayerPage;
let keys: Keyboard;
/** They are ready and do no more: the night waits for them. */
let bots: Bots;

const begin = async (name: string): Promise<void> => {
  player = await PlayerPage.open({ browser, origin: club.play, name, size: PHONE });
  keys = new Keyboard(player.page);
};

beforeAll(async () => {
  [club, browser] = await Promise.all([WebClub.open({ speed: 1.5 }), openBrowser()]);
  bots = await Bots.join(club, SIZE - 1, () => true);
  await begin('Keys');
}, 120_000);

afterAll(async () => {
  bots.close();
  await browser.close();
  await club.close();
});

const seen = async (): Promise<void> => {
  await player.page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await keys.fault()).toBeNull();
};

const use = async (control: Locator, key: 'Enter' | 'Space'): Promise<void> => {
  await keys.tabTo(control);
  expect(await keys.fault()).toBeNull();
  await keys.press(key);
};

/** Goes up the list to the size that is wanted. */
const takeSize = async (list: Locator): Promise<void> => {
  await keys.tabTo(list);
  expect(await keys.fault()).toBeNull();
  for (let size = Number(await list.inputValue()); size > SIZE; size -= 1) await keys.press('ArrowUp');
  expect(await list.inputValue()).toBe(String(SIZE));
};

const sheet = (name: 'history' | 'menu'): Locator => player.page.locator(`#game-${name}`);
const opener = (name: 'history' | 'menu'): Locator => player.button(`game.sheet.${name}`);

describe('a newcomer with a keyboard alone', () => {
  // Wherever a step ends, the next key goes somewhere that is seen.
  afterEach(seen);

  it('skips what stands above every page', async () => {
    await player.page.goto(club.play);
    await player.page.getByRole('heading', { level: 1 }).waitFor();
    await keys.press('Tab');
    const skip = player.page.getByRole('link', { name: player.say('account.skip') });
    expect(await keys.isIn(skip)).toBe(true);
    expect(await keys.fault()).toBeNull();
    await keys.press('Enter');
    expect(await keys.isIn(player.page.getByRole('main'))).toBe(true);
  }, 60_000);

  it('is shown to the field that is wrong, and signs up', async () => {
    const name = player.page.getByLabel(player.say('account.name'), { exact: true });
    await use(player.button('account.signUp'), 'Space');
    await player.until(() => keys.isIn(name));
    expect(await keys.fault()).toBeNull();
    await keys.type('Keys');
    await keys.tabTo(player.page.getByLabel(player.say('account.password'), { exact: true }));
    await keys.type(PASSWORD);
    await use(player.button('account.signUp'), 'Enter');
    await player.page.getByRole('heading', { name: player.say('lobby.practice') }).waitFor();
  }, 60_000);

  it('starts a game with bots of another size', async () => {
    const card = player.page.getByRole('region', { name: player.say('lobby.practice') });
    await takeSize(card.getByLabel(player.say('lobby.size')));
    await use(player.button('lobby.startPractice'), 'Space');
    await player.live();
    expect(await player.page.locator('.game-seats li').count()).toBe(SIZE);
  }, 60_000);

  it('speaks and passes when it is the turn', async () => {
    await player.until(() => player.speech.isVisible(), 150_000);
    await keys.tabTo(player.speech);
    await keys.type('hello');
    await keys.press('Control+Enter');
    await player.page.getByText('hello').first().waitFor();
    await seen();
    await keys.type('once more');
    await use(player.button('game.speak.send'), 'Space');
    await player.page.getByText('once more').first().waitFor();
    await seen();
    await use(player.button('game.speak.pass'), 'Space');
    await player.button('game.speak.pass').waitFor({ state: 'hidden' });
    await seen();
    expect(await keys.isIn(player.page.locator('.game-bar'))).toBe(true);
  }, 180_000);

  it('goes back to the lobby', async () => {
    await use(opener('menu'), 'Enter');
    await use(player.page.getByRole('link', { name: player.say('game.toLobby') }), 'Enter');
    await player.page.getByRole('heading', { level: 1, name: player.say('lobby.title') }).waitFor();
  }, 60_000);

  it('makes a table, and is ready when it is full', async () => {
    await begin('Tabs');
    await player.signUp();
    const create = player.page.locator('.lobby-create');
    await use(create.locator('summary'), 'Enter');
    await takeSize(create.getByLabel(player.say('lobby.size')));
    await use(player.button('lobby.createNow'), 'Space');
    await player.page.waitForURL(/\/tables\//);
    await player.button('lobby.copyLink').waitFor();
    await seen();
    const table = new URL(player.page.url()).pathname.split('/')[2] ?? '';
    await bots.sit(table);
    await use(player.button('lobby.ready'), 'Enter');
    await seen();
    await Promise.all([player.live(), bots.play(table)]);
  }, 60_000);

  it('chooses at night', async () => {
    const other = player.page.locator('.game-seat[data-self="false"] button').first();
    await keys.backTo(other);
    expect(await keys.fault()).toBeNull();
    await keys.press('Enter');
    expect(await other.getAttribute('aria-pressed')).toBe('true');
    const choose = player.page.locator('.game-buttons .button[data-kind="main"]');
    await use(choose, 'Space');
    await player.until(async () => (await choose.getAttribute('aria-disabled')) === 'true');
    expect(await keys.isIn(choose)).toBe(true);
  }, 60_000);

  it('sees the own card only while a key is held', async () => {
    const card = player.page.locator('.game-card');
    await keys.tabTo(player.button('game.card.hold'));
    for (const key of ['Space', 'Enter']) {
      await keys.hold(key, () => card.waitFor());
      await card.waitFor({ state: 'hidden' });
      expect(await keys.fault()).toBeNull();
    }
  }, 60_000);

  it.each(['history', 'menu'] as const)(
    'opens and closes the sheet "%s"',
    async (name) => {
      await use(opener(name), 'Enter');
      await sheet(name).waitFor();
      await player.until(() => keys.isIn(sheet(name)));
      expect(await keys.fault()).toBeNull();
      await keys.press('Escape');
      await sheet(name).waitFor({ state: 'hidden' });
      expect(await keys.isIn(opener(name))).toBe(true);
    },
    60_000,
  );

  it('is asked before leaving, and stays', async () => {
    const leave = player.button('game.menu.leave');
    const dialog = player.page.getByRole('dialog');
    const asked = async (): Promise<void> => {
      await use(leave, 'Enter');
      await dialog.waitFor();
      expect(await keys.isIn(dialog)).toBe(true);
      expect(await keys.fault()).toBeNull();
    };
    await use(opener('menu'), 'Enter');
    await asked();
    await keys.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await keys.isIn(leave)).toBe(true);
    await asked();
    await use(player.button('game.stay'), 'Space');
    await dialog.waitFor({ state: 'hidden' });
    expect(await keys.isIn(leave)).toBe(true);
    await keys.press('Escape');
    expect(await keys.isIn(opener('menu'))).toBe(true);
  }, 60_000);
});
