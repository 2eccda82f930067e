import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { gameLog, gameView, resultCount, type GameLog } from '@killer-club/protocol';
import type { Browser } from 'playwright-core';
import { z } from 'zod';
import { eventually } from '../../api/src/testing/eventually.js';
import type { Person } from '../../api/src/testing/ranked-tables.js';
import { openBrowser } from './browser.js';
import { DeskPage } from './desk-page.js';
import { PlayedGame, newMembers, type Named } from './played-game.js';
import { look } from './screens.js';
import { WebClub } from './web-club.js';

const PASSWORD = 'long enough';
const LONG_NAME = '二十个字的名字也要放得下一点都不能少才好';
const PLAYERS = [LONG_NAME, '阿豪', '小满', '老周', 'Ann', '北风', '青石', '南山'];

let club: WebClub;
let browser: Browser;
let players: Named[];
let administrator: Person;
let judge: DeskPage;
let game: PlayedGame;
/** Players wait for the pages as long as this holds. */
let quiet = true;

beforeAll(async () => {
  [club, browser] = await Promise.all([WebClub.open({ speed: 4, admin: true }), openBrowser()]);
  players = await newMembers(club, PLAYERS);
  const staff = await newMembers(club, ['会员甲', '法官乙', '管理员丙']);
  administrator = staff[2]!.person;
  await club.appoint('法官乙', 'judge');
  await club.appoint('管理员丙', 'administrator');
  judge = await DeskPage.open({ browser, origin: club.admin });
}, 120_000);

afterAll(async () => {
  game.close();
  await browser.close();
  await club.close();
});

const rest = async (path: string): Promise<unknown> =>
  JSON.parse((await administrator.ask('GET', path)).text);

const seatsShown = (desk: DeskPage): Promise<string[]> => desk.page.locator('.seats-name').allInnerTexts();

describe('the dashboard', () => {
  const faults: string[] = [];
  /** By day and by night, at both widths. */
  const see = async (desk: DeskPage, name: string): Promise<void> => {
    faults.push(...(await look(desk.page, `desk-${name}`)));
    await desk.page.emulateMedia({ colorScheme: 'dark' });
    await desk.page.locator('html[data-light="night"]').waitFor();
    faults.push(...(await look(desk.page, `desk-${name}-night`)));
    await desk.page.emulateMedia({ colorScheme: 'light' });
  };
  /** Marks the page as it is loaded now. */
  const mark = (desk: DeskPage) => desk.page.evaluate(() => (document.body.dataset['mark'] = 'same'));
  const isSame = async (desk: DeskPage) => (await desk.page.locator('body[data-mark="same"]').count()) === 1;

  it('tells a member that it is not theirs', async () => {
    const desk = await DeskPage.open({ browser, origin: club.admin });
    await desk.page.goto(`${club.admin}/statistics`);
    await desk.page.waitForURL('**/sign-in?return=*');
    await see(desk, 'sign-in');
    await desk.signIn('会员甲', 'not this one');
    await desk.page.getByRole('alert').getByText(desk.say('admin.problem.wrongNameOrPassword')).waitFor();
    await see(desk, 'sign-in-wrong');
    await desk.signIn('会员甲', PASSWORD);
    await desk.heading('admin.notYours.title').waitFor();
    expect(await desk.page.getByRole('table').count()).toBe(0);
    await see(desk, 'not-yours');
    await desk.close();
  }, 60_000);

  it('lets a judge in, to where they wanted to go', async () => {
    await judge.page.goto(`${club.admin}/games`);
    await judge.page.waitForURL('**/sign-in?return=*');
    await judge.signIn('法官乙', PASSWORD);
    await judge.heading('admin.ended.title').waitFor();
    await judge.page.getByText(judge.say('admin.ended.empty')).waitFor();
    await see(judge, 'ended-empty');
    await judge.visit('/');
    await judge.page.getByText(judge.say('admin.running.empty')).waitFor();
    await see(judge, 'running-empty');
  }, 60_000);

  it('shows a game that has begun without being loaded anew', async () => {
    await mark(judge);
    game = await PlayedGame.begin(club, players, () => quiet);
    const row = judge.page.getByRole('row').filter({ hasText: LONG_NAME });
    await row.waitFor();
    expect(await isSame(judge)).toBe(true);
    expect(await row.getByRole('listitem').count()).toBe(PLAYERS.length);
    await see(judge, 'running');
    await row.getByRole('link').click();
    await judge.page.waitForURL(`**/games/${game.id}`);
  }, 60_000);

  it('shows a running game as a spectator sees it, and goes with it', async () => {
    await judge.read();
    await mark(judge);
    await judge.page.getByText(judge.say('admin.game.phase.night'), { exact: true }).waitFor();
    expect([...(await seatsShown(judge))].sort()).toEqual([...PLAYERS].sort());
    expect(await judge.page.locator('.role-mark').count()).toBe(0);
    expect(await judge.page.getByRole('timer').count()).toBe(1);
    await see(judge, 'night');
    quiet = false;
    game.wake();
    await judge.page.getByRole('heading', { name: judge.say('admin.game.speeches') }).waitFor();
    await judge.page.locator('.speeches-speech').nth(2).waitFor();
    const { texts } = gameView.parse(await rest(`/api/games/${game.id}/view`));
    const said = await judge.page.locator('.speeches-speech .words').last().innerText();
    expect(Object.values(texts)).toContain(said);
    await judge.page.locator('.ballots-ballot').first().waitFor();
    await see(judge, 'ballot');
    expect(await isSame(judge)).toBe(true);
  }, 120_000);

  it('keeps dated data while the api is away, and recovers by itself', async () => {
    await club.api.kill();
    const notice = judge.page.locator('.admin-problem');
    await notice.getByText(judge.say('admin.problem.unavailable')).waitFor();
    expect(await notice.innerText()).toMatch(/\d?\d:\d\d:\d\d/);
    expect([...(await seatsShown(judge))].sort()).toEqual([...PLAYERS].sort());
    await see(judge, 'away');
    await club.api.start();
    await notice.waitFor({ state: 'detached' });
    expect(await isSame(judge)).toBe(true);
  }, 60_000);

  it('shows the end, and who saw what', async () => {
    await eventually(() => game.seats.every(({ player }) => player.view?.paused === null));
    for (const { player } of game.dealt('killer')) player.send({ type: 'leave' });
    await judge.page.getByRole('heading', { name: judge.say('admin.log.title') }).waitFor();
    expect(await isSame(judge)).toBe(true);
    expect(await judge.page.locator('.seats .role-mark').count()).toBe(PLAYERS.length);
    const log = gameLog.parse(await rest(`/api/games/${game.id}/log`));
    const lines = judge.page.locator('.log-line');
    await lines.first().waitFor();
    expect(await lines.count()).toBe(log.items.length);
    const killers = judge.page.locator('.log-audience', { hasText: judge.say('admin.log.saw.killers') });
    expect(await killers.count()).toBe(log.items.filter(({ audience }) => audience === 'killers').length);
    await see(judge, 'log');
  }, 60_000);

  it('filters the log by who saw it, in an address that can be sent', async () => {
    const log = gameLog.parse(await rest(`/api/games/${game.id}/log`));
    const seat = game.dealt('police')[0]!.seat;
    const shown = judge.page.locator('.log-line');
    const choice = judge.page.getByLabel(judge.say('admin.log.viewer'));
    await choice.selectOption(`seat:${String(seat)}`);
    await eventually(async () => (await shown.count()) === seenBy(log, seat));
    expect(await audiencesShown(judge)).not.toContain(judge.say('admin.log.saw.killers'));
    await choice.selectOption('spectator');
    await eventually(async () => (await shown.count()) === seenBy(log, 'spectator'));
    expect(await audiencesShown(judge)).toEqual([judge.say('admin.log.saw.public')]);
    await judge.page.reload();
    await judge.read();
    expect(await shown.count()).toBe(seenBy(log, 'spectator'));
    await see(judge, 'log-spectator');
  }, 60_000);

  it('lists the ended game with its result', async () => {
    await judge.page.getByRole('link', { name: judge.say('admin.nav.ended'), exact: true }).click();
    await judge.heading('admin.ended.title').waitFor();
    const row = judge.page.getByRole('row').filter({ hasText: LONG_NAME });
    await row.getByText(judge.say('term.result.good')).waitFor();
    await row.getByText(judge.say('term.reason.killersOut')).waitFor();
    await see(judge, 'ended');
  }, 60_000);

  it('draws the results that the club counted, with their numbers', async () => {
    await judge.visit('/statistics');
    const chart = judge.page.locator('.recharts-surface');
    await chart.waitFor();
    const counted = z.array(resultCount).parse(await rest('/api/statistics/results'));
    expect(counted).toEqual([{ preset: expect.any(String), size: PLAYERS.length, result: 'good', games: 1 }]);
    const bar = judge.say('admin.statistics.bar', { size: PLAYERS.length, n: 1 });
    expect((await chart.textContent())?.replaceAll(/\s/g, '')).toContain(bar.replaceAll(/\s/g, ''));
    const row = judge.page.getByRole('row').filter({
      has: judge.page.getByRole('rowheader', {
        name: judge.say('admin.statistics.seats', { size: PLAYERS.length }),
      }),
    });
    const cell = (share: string, games: number) => judge.say('admin.statistics.cell', { share, games });
    expect((await row.getByRole('cell').allInnerTexts()).slice(0, 4)).toEqual([
      '1',
      cell('0%', 0),
      cell('0%', 0),
      cell('100%', 1),
    ]);
    await see(judge, 'statistics');
    await judge.page.getByLabel(judge.say('admin.statistics.kind')).selectOption('practice');
    await judge.page.getByText(judge.say('admin.statistics.empty')).waitFor();
    await see(judge, 'statistics-empty');
  }, 60_000);

  it('speaks English to an administrator who wants it, and says so when nothing is there', async () => {
    const desk = await DeskPage.open({ browser, origin: club.admin, cookie: administrator.cookie });
    await desk.visit(`/games/${game.id}?as=seat:1`);
    await desk.page.locator('.header-member').click();
    await desk.page.getByRole('button', { name: 'English', exact: true }).click();
    await desk.page.locator('html[lang="en"]').waitFor();
    await desk.page.keyboard.press('Escape');
    const english = await DeskPage.open({
      browser,
      origin: club.admin,
      cookie: administrator.cookie,
      language: 'en',
    });
    await english.visit(`/games/${game.id}`);
    await english.page.getByRole('heading', { name: english.say('admin.log.title') }).waitFor();
    expect(await desk.page.getByRole('heading', { name: english.say('admin.log.title') }).count()).toBe(1);
    await see(english, 'log-english');
    await english.visit('/games/no-such-game');
    await english.page.getByText(english.say('admin.problem.notFound')).first().waitFor();
    await see(english, 'no-such-game');
    await english.visit('/no-such-page');
    await english.heading('admin.notFound.title').waitFor();
    await see(english, 'no-such-page');
    await Promise.all([desk.close(), english.close()]);
  }, 60_000);

  it('asks its own origin alone, and opens no socket', () => {
    expect(judge.asked.length).toBeGreaterThan(20);
    expect(judge.asked.filter((address) => new URL(address).origin !== club.admin)).toEqual([]);
    expect(judge.sockets).toEqual([]);
  });

  it('has no fault that axe can find, by day or night, at either width', () => {
    expect(faults).toEqual([]);
  });
});

const seenBy = ({ items }: GameLog, viewer: number | 'spectator'): number =>
  items.filter(({ saw }) => (viewer === 'spectator' ? saw.spectators : saw.seats.includes(viewer))).length;

const audiencesShown = async (desk: DeskPage): Promise<string[]> => [
  ...new Set(await desk.page.locator('.log-audience-name').allInnerTexts()),
];
