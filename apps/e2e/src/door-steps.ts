import type { Locator } from 'playwright-core';
import type { PlayerPage } from './player-page.js';
import { look } from './screens.js';

export interface Entry {
  readonly name: string;
  readonly password: string;
}

export const fieldOf = ({ page, say }: PlayerPage, key: string): Locator =>
  page.getByLabel(say(key), { exact: true });

/** What is said of a field, beside it and tied to it. */
export const faultOf = async (player: PlayerPage, key: string): Promise<string> => {
  const field = fieldOf(player, key);
  await field.and(player.page.locator('[aria-invalid="true"]')).waitFor();
  const ids = (await field.getAttribute('aria-describedby')) ?? '';
  const said = ids.split(' ').map((id) => player.page.locator(`[id="${id}"].error`));
  const texts = await Promise.all(said.map((one) => one.allInnerTexts()));
  return texts.flat().join();
};

export const fillDoor = async (player: PlayerPage, { name, password }: Entry): Promise<void> => {
  await fieldOf(player, 'account.name').fill(name);
  await fieldOf(player, 'account.password').fill(password);
};

export const atLobby = ({ page, say }: PlayerPage): Promise<void> =>
  page.getByRole('heading', { name: say('lobby.practice') }).waitFor();

export const atDoor = ({ page, say }: PlayerPage): Promise<void> =>
  page.getByRole('group', { name: say('account.way') }).waitFor();

/** A screen by day and by night; answers what is wrong with it. */
export const lookInBothLights = async (player: PlayerPage, name: string): Promise<string[]> => {
  const { page } = player;
  const before = await page.evaluate(() => document.documentElement.dataset['light']);
  const faults: string[] = [];
  for (const light of ['day', 'night']) {
    await page.evaluate((set) => {
      document.documentElement.dataset['light'] = set;
    }, light);
    faults.push(...(await look(page, `${name}-${light}`)));
  }
  await page.evaluate((set) => {
    document.documentElement.dataset['light'] = set;
  }, before);
  return faults;
};

/** Pastes `text` by keyboard into the field, until `answer` shows and the page is free for the next thing. */
export const pasteInto = async (
  { page, context }: PlayerPage,
  field: Locator,
  text: { readonly of: string; readonly times: number },
  answer: Locator,
): Promise<void> => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(({ of, times }) => navigator.clipboard.writeText(of.repeat(times)), text);
  await field.focus();
  await page.keyboard.press('Control+V');
  await answer.waitFor();
  await page.evaluate(() => new Promise(requestAnimationFrame));
};
