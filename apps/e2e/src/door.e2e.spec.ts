import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { MAX_SPEECH, NAME_LENGTH } from '@killer-club/protocol';
import { signUp } from '../../api/src/testing/ranked-tables.js';
import { openBrowser } from './browser.js';
import {
  atDoor,
  atLobby,
  faultOf,
  fieldOf,
  fillDoor,
  lookInBothLights,
  pasteInto,
  type Entry,
} from './door-steps.js';
import { PASSWORD, PlayerPage } from './player-page.js';
import { PHONE } from './screens.js';
import { WebClub } from './web-club.js';

const TAKEN = 'Nightfall';
/** With a Cyrillic letter in second place. */
const LOOK_ALIKE = 'N\u0456ghtfall';
const MEGABYTES = { of: '0123456789', times: 1_000_000 };

let club: WebClub;
let browser: Browser;
const faults: string[] = [];
const open: PlayerPage[] = [];

const visitor = async (name: string): Promise<PlayerPage> => {
  const player = await PlayerPage.open({ browser, origin: club.play, name, size: PHONE });
  open.push(player);
  return player;
};

const member = async (name: string): Promise<PlayerPage> => {
  const player = await visitor(name);
  await player.signUp();
  return player;
};

const goTo = async ({ page }: PlayerPage, path: string): Promise<void> => {
  await page.goto(`${club.play}${path}`);
};

const see = async (player: PlayerPage, name: string): Promise<void> => {
  faults.push(...(await lookInBothLights(player, `door-${name}`)));
};

const askedIn = async (player: PlayerPage, entry: Entry): Promise<void> => {
  await fillDoor(player, entry);
  await player.button('account.signIn').click();
};

beforeAll(async () => {
  [club, browser] = await Promise.all([WebClub.open({ speed: 3 }), openBrowser()]);
  await signUp(() => club.api.visitor(), [TAKEN]);
}, 120_000);

afterAll(async () => {
  await browser.close();
  await club.close();
});

describe('the way in', () => {
  it.each([
    ['a taken name', TAKEN, 'nameTaken'],
    ['a name that looks like a taken one', LOOK_ALIKE, 'nameTaken'],
    ['a picture in a name', '夜行🔪', 'forbiddenCharacter'],
    ['a mark that turns the direction', '夜行\u202Eren', 'forbiddenCharacter'],
    ['a control character', '夜\u0007行', 'forbiddenCharacter'],
    ['too long a name', '长'.repeat(21), 'tooLong'],
    ['a name of blanks', '   ', 'tooShort'],
  ])(
    'says beside the field what is wrong with %s',
    async (_what, name, fault) => {
      const player = await visitor('nobody');
      await goTo(player, '/');
      await fillDoor(player, { name, password: PASSWORD });
      await player.button('account.signUp').click();
      expect(await faultOf(player, 'account.name')).toBe(
        player.say(`account.fault.name.${fault}`, NAME_LENGTH),
      );
      expect(await fieldOf(player, 'account.name').inputValue()).toBe(name);
      if (name === TAKEN) await see(player, 'taken');
      await player.close();
    },
    60_000,
  );

  it.each([
    ['markup', '<b>粗体</b>'],
    ['letters that run from right to left', 'שלום עולם'],
  ])(
    'shows a name of %s as it is written',
    async (_what, name) => {
      const player = await member(name);
      await player.page.getByRole('link', { name: player.say('account.yours', { name }) }).click();
      await player.page.getByRole('heading', { level: 1, name }).waitFor();
      expect(await player.page.locator('b').count()).toBe(0);
      await player.close();
    },
    60_000,
  );

  it('answers ten megabytes at once, in the name and in the password', async () => {
    const player = await visitor('nobody');
    await goTo(player, '/');
    for (const key of ['account.name', 'account.password']) {
      const field = fieldOf(player, key);
      const answer = player.page.getByRole('alert');
      await pasteInto(player, field, MEGABYTES, answer);
      expect(await faultOf(player, key)).toBe(player.say('account.fault.tooMuch', { max: 1000 }));
      expect(await field.inputValue()).toBe('');
      if (key === 'account.name') await see(player, 'pasted');
      await field.fill('夜行');
      await answer.waitFor({ state: 'hidden' });
    }
    await player.close();
  }, 60_000);

  it('slows wrong passwords down, then says for how long, then lets the right one in', async () => {
    const player = await visitor('nobody');
    await goTo(player, '/sign-in');
    const wrong = player.page.getByText(player.say('account.problem.wrongNameOrPassword'));
    const slowDown = player.page.getByText(player.say('account.slowDown'));
    const took: number[] = [];
    for (let guess = 1; !(await slowDown.isVisible()); guess += 1) {
      const answered = player.page.waitForResponse(/sign-in$/);
      const began = performance.now();
      await askedIn(player, { name: TAKEN, password: `not this one ${String(guess)}` });
      await answered;
      took.push(performance.now() - began);
      await wrong.or(slowDown).waitFor();
      expect(await fieldOf(player, 'account.name').inputValue()).toBe(TAKEN);
    }
    expect(took).toHaveLength(9);
    // Half a second more for every one after the third.
    expect(took[7]).toBeGreaterThan(2_400);
    const send = player.page.locator('button[type="submit"]');
    expect(await send.innerText()).toMatch(/^\d+ 秒后可以再试$/);
    expect(await send.isDisabled()).toBe(true);
    await see(player, 'slowed');
    await fillDoor(player, { name: TAKEN, password: 'long enough' });
    const asked: string[] = [];
    player.page.on('request', (request) => asked.push(request.url()));
    await fieldOf(player, 'account.password').press('Enter');
    await player.until(async () => (await send.innerText()) === player.say('account.signIn'), 45_000);
    expect(asked.filter((url) => url.endsWith('/sign-in'))).toEqual([]);
    await player.button('account.signIn').click();
    await atLobby(player);
    await player.close();
  }, 120_000);

  it('keeps what is typed without a network, and sends it again', async () => {
    const player = await visitor('nobody');
    await goTo(player, '/');
    await atDoor(player);
    await player.context.setOffline(true);
    await fillDoor(player, { name: '断网的人', password: PASSWORD });
    await player.button('account.signUp').click();
    await player.page.getByText(player.say('account.problem.offline')).waitFor();
    expect(await fieldOf(player, 'account.name').inputValue()).toBe('断网的人');
    expect(await fieldOf(player, 'account.password').inputValue()).toBe(PASSWORD);
    await see(player, 'offline');
    await player.context.setOffline(false);
    await player.button('account.retry').click();
    await atLobby(player);
    await player.close();
  }, 60_000);

  it('leads from a page for members to the door and back', async () => {
    const player = await visitor('nobody');
    await goTo(player, '/account');
    await player.page.waitForURL(/\/sign-in\?to=%2Faccount$/);
    await player.page.getByText(player.say('account.comeBack')).waitFor();
    await see(player, 'come-back');
    await askedIn(player, { name: TAKEN, password: 'long enough' });
    await player.page.waitForURL(/\/account$/);
    await player.page.getByRole('heading', { level: 1, name: TAKEN }).waitFor();
    await player.close();
  }, 60_000);
});

describe('an account', () => {
  const NEXT = 'another long one';
  const name = '换密码的人';
  let here: PlayerPage;
  let there: PlayerPage;

  it('is seen in the light that is chosen', async () => {
    here = await member(name);
    await goTo(here, '/account');
    await here.button('account.lightNight').click();
    expect(await here.page.evaluate(() => document.documentElement.dataset['light'])).toBe('night');
    await here.page.reload();
    await here.button('account.signOut').waitFor();
    expect(await here.page.evaluate(() => document.documentElement.dataset['light'])).toBe('night');
    await see(here, 'account');
  }, 60_000);

  it('keeps its password when the old one is wrong', async () => {
    await fieldOf(here, 'account.currentPassword').fill('not this one');
    await fieldOf(here, 'account.nextPassword').fill(NEXT);
    await here.button('account.changePassword').click();
    expect(await faultOf(here, 'account.currentPassword')).toBe(
      here.say('account.fault.current.wrongNameOrPassword'),
    );
    await see(here, 'wrong-old-password');
  }, 60_000);

  it('changes its password: this page stays, every other one ends', async () => {
    there = await visitor(name);
    await goTo(there, '/sign-in');
    const [socket] = await Promise.all([
      there.page.waitForEvent('websocket'),
      askedIn(there, { name, password: PASSWORD }),
    ]);
    await atLobby(there);
    await fieldOf(here, 'account.currentPassword').fill(PASSWORD);
    await here.button('account.changePassword').click();
    await here.page.getByText(here.say('account.passwordChanged')).waitFor();
    await there.until(async () => Promise.resolve(socket.isClosed()));
    await atDoor(there);
    await here.page.reload();
    await here.button('account.signOut').waitFor();
    await askedIn(there, { name, password: PASSWORD });
    await there.page.getByText(there.say('account.problem.wrongNameOrPassword')).waitFor();
    await askedIn(there, { name, password: NEXT });
    await atLobby(there);
  }, 60_000);

  it('signs out for good', async () => {
    await here.button('account.signOut').click();
    await atDoor(here);
    await goTo(here, '/account');
    await here.page.waitForURL(/\/sign-in/);
    await atDoor(here);
    await Promise.all([here.close(), there.close()]);
  }, 60_000);
});

describe('links', () => {
  let player: PlayerPage;
  beforeAll(async () => {
    player = await member('点链接的人');
  }, 60_000);
  afterAll(() => player.close());

  it.each([
    ['a game that does not exist', `/games/${randomUUID()}`, 'game.refused'],
    ['a game with a malformed id', '/games/..%2Fme', 'game.refused'],
    ['a game with an endless id', `/games/${'9'.repeat(500)}`, 'game.refused'],
    ['a table that is gone', `/tables/${randomUUID()}`, 'lobby.gone'],
    ['a table with a malformed id', '/tables/a%20b%00', 'lobby.gone'],
    ['a replay of no game', `/games/${randomUUID()}/replay`, 'after.unknown'],
    ['a replay with a malformed id', '/games/%3Cb%3E/replay', 'after.unknown'],
    ['no page at all', '/nowhere/at/all', 'account.notFound'],
    ['an address that is no text', '/tables/%E0%A4%A', 'lobby.gone'],
  ])(
    'say what is wrong with %s, and lead back',
    async (what, path, heading) => {
      await goTo(player, path);
      await player.page.getByRole('heading', { name: player.say(heading) }).waitFor();
      await see(player, `link-${what.replaceAll(' ', '-')}`);
      await player.page.locator('main a[href="/"]').first().click();
      await atLobby(player);
    },
    60_000,
  );
});

describe("another's game", () => {
  const NAME = '<i>斜体</i>';
  let player: PlayerPage;
  let watcher: PlayerPage;
  let game: string;

  beforeAll(async () => {
    player = await member(NAME);
    watcher = await member('旁观的人');
    const practice = player.page.getByRole('region', { name: player.say('lobby.practice') });
    await practice.getByLabel(player.say('lobby.size')).selectOption({ index: 0 });
    await player.button('lobby.startPractice').click();
    await player.live();
    game = new URL(player.page.url()).pathname;
  }, 60_000);

  it('is not replayed while it runs', async () => {
    await goTo(watcher, `${game}/replay`);
    await watcher.page.getByRole('heading', { name: watcher.say('after.running') }).waitFor();
    await see(watcher, 'running-replay');
    await watcher.page.getByRole('link', { name: watcher.say('after.watch') }).click();
    await watcher.live();
  }, 60_000);

  it('takes ten megabytes pasted into a speech without getting stuck', async () => {
    await player.until(async () => {
      if (await player.speech.isVisible()) return true;
      await player.chooseNobody();
      return false;
    }, 150_000);
    const answer = player.page.getByText(player.say('game.speak.cut', { max: MAX_SPEECH }));
    await pasteInto(player, player.speech, MEGABYTES, answer);
    expect(await player.speech.inputValue()).toHaveLength(MAX_SPEECH);
  }, 180_000);

  it('keeps a speech that the club does not take, and says why', async () => {
    await player.speech.fill('前面\u202E后面');
    await player.button('game.speak.send').click();
    await player.page.getByText(player.say('answer.badFrame')).waitFor();
    expect(await player.speech.inputValue()).toBe('前面\u202E后面');
  }, 60_000);

  it('shows a speech as it is written, to everybody', async () => {
    const said = '🙂 <b id="spoken">粗体</b> שלום';
    await player.speech.fill(said);
    await player.button('game.speak.send').click();
    for (const { page } of [player, watcher]) {
      await page.getByText(said).first().waitFor();
      await page.getByText(NAME).first().waitFor();
      expect(await page.locator('#spoken, main b, main i').count()).toBe(0);
    }
  }, 60_000);
});

it('has no fault that axe can find at the door, in either light', () => {
  expect(faults).toEqual([]);
});
