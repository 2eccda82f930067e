import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { LANGUAGES } from '@killer-club/ui';
import { openBrowser } from './browser.js';
import { lookInBothLights } from './door-steps.js';
import { PlayerPage } from './player-page.js';
import { PHONE } from './screens.js';
import { WebClub } from './web-club.js';

let club: WebClub;
let browser: Browser;

beforeAll(async () => {
  [club, browser] = await Promise.all([WebClub.open({ speed: 3 }), openBrowser()]);
}, 120_000);

afterAll(async () => {
  await browser.close();
  await club.close();
});

const titleOf = ({ page }: PlayerPage): Promise<string> =>
  page.getByRole('main').getByRole('heading', { level: 1 }).innerText();

describe('the rules', () => {
  it.each(LANGUAGES)(
    'are read in %s by whoever comes, from the list into each ruleset',
    async (language) => {
      const faults: string[] = [];
      const name = `rules-${language}`;
      const visitor = await PlayerPage.open({ browser, origin: club.play, name, size: PHONE, language });
      const { page, say } = visitor;
      await page.goto(`${club.play}/rules`);
      const links = page.getByRole('main').getByRole('listitem').getByRole('link');
      await links.first().waitFor();
      faults.push(...(await lookInBothLights(visitor, name)));
      const rulesets = await links.allInnerTexts();
      expect(rulesets).toContain(say('term.preset.police'));
      for (const [index, ruleset] of rulesets.entries()) {
        await links.nth(index).click();
        await page.getByRole('heading', { level: 1, name: ruleset, exact: true }).waitFor();
        faults.push(...(await lookInBothLights(visitor, `${name}-${String(index + 1)}`)));
        await page.getByRole('link', { name: say('lobby.allRules'), exact: true }).click();
        await links.first().waitFor();
      }
      expect(faults).toEqual([]);
      expect(visitor.breaches).toEqual([]);
    },
    120_000,
  );

  it('are one press from where a game is begun', async () => {
    const member = await PlayerPage.open({ browser, origin: club.play, name: 'Reader', size: PHONE });
    await member.signUp();
    const preset = member.say('term.preset.police');
    const toRules = member.page.getByRole('link', { name: member.say('lobby.rulesOf', { preset }) });
    await toRules.click();
    await member.page.waitForURL(/\/rules\/police$/);
    await member.page.getByRole('heading', { level: 1, name: preset, exact: true }).waitFor();
    await member.page.goBack();
    await member.createTable(8);
    await toRules.click();
    await member.page.waitForURL(/\/rules\/police$/);
  }, 60_000);

  it('of a game that is not played here are not found', async () => {
    const visitor = await PlayerPage.open({ browser, origin: club.play, name: 'Lost', size: PHONE });
    await visitor.page.goto(`${club.play}/rules/chess`);
    await visitor.page.getByRole('link', { name: visitor.say('account.toLobby') }).waitFor();
    expect(await titleOf(visitor)).toBe(visitor.say('account.notFound'));
  }, 60_000);
});
