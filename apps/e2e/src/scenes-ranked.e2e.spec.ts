import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { me, tableView, type TableView } from '@killer-club/protocol';
import type { View } from '@killer-club/rules';
import type { Browser, Locator } from 'playwright-core';
import { signUp, type Person } from '../../api/src/testing/ranked-tables.js';
import { openBrowser } from './browser.js';
import { demoMembers } from './demo-members.js';
import { Keyboard } from './keyboard.js';
import { overhear } from './overheard.js';
import { pageOf } from './page-of.js';
import type { PlayerPage } from './player-page.js';
import { DESK, PHONE, look } from './screens.js';
import { StagedGame } from './staged-game.js';
import { goesOn, passTurns, pickNobody, speaks } from './staged-steps.js';
import { storyOf } from './story.js';
import { WebClub } from './web-club.js';

const NAMES = ['安静的夜里想说话的一位朋友', 'Ben'];
/** No name holds a role's word. */
const BOTS = ['林间', '阿豪', '小满', '老周', '一叶', '北风', '青石'];
const SIZE = BOTS.length + 1;

let club: WebClub;
let browser: Browser;
let bots: readonly Person[];
let ann: PlayerPage;
/** He plays in no game. */
let ben: PlayerPage;
let heard: readonly string[];
let game: StagedGame | null = null;
const faults: string[] = [];

beforeAll(async () => {
  [club, browser] = await Promise.all([WebClub.open({ speed: 2 }), openBrowser()]);
  const [player, watcher] = await signUp(() => club.api.visitor(), NAMES);
  bots = await demoMembers(club, BOTS);
  const page = { browser, origin: club.play };
  ann = await pageOf(player!, { ...page, name: NAMES[0]!, size: PHONE });
  ben = await pageOf(watcher!, { ...page, name: NAMES[1]!, size: DESK, language: 'en' });
  heard = overhear(ben.page);
}, 120_000);

afterAll(async () => {
  game?.close();
  await browser.close();
  await club.close();
});

const see = async (player: PlayerPage, name: string): Promise<void> => {
  faults.push(...(await look(player.page, name)));
};

const cardOf = ({ page, say }: PlayerPage, key: string): Locator =>
  page.getByRole('region', { name: say(key), exact: true });

const contributionOf = ({ id }: Person): string => createHash('sha256').update(id).digest('hex').slice(0, 32);

const tableOf = async (person: Person): Promise<TableView> => {
  const { table } = me.parse((await person.ask('GET', '/api/me')).body);
  return tableView.parse((await person.ask('GET', `/api/tables/${String(table)}`)).body);
};

/** Seats by number, the page's left out. */
const botsAt = ({ seats }: TableView): Map<number, Person> =>
  new Map(
    seats.flatMap(({ seat, person }) => {
      const bot = bots.find(({ id }) => id === person.id);
      return bot === undefined ? [] : [[seat, bot] as const];
    }),
  );

/** Words that only a card, a pick or an open vote could bring. */
const SECRET =
  /killer|police|civilian|roleDealt|partnersKnown|protectedShown|pickMade|choiceLocked|checkLearnt|voteTaken/;

/** What socket.io puts before an event and its body. */
const EVENT = '42';

/** A frame without the rules, which everybody knows and which name roles as well. */
const withoutRules = (frame: string): string => {
  if (!frame.startsWith(`${EVENT}[`)) return frame;
  const event: unknown = JSON.parse(frame.slice(EVENT.length));
  return JSON.stringify(event, (key, value: unknown) => (key === 'ruleset' ? undefined : value));
};

const then = storyOf('ranked', () => [ann, ben]);
let own = 0;

describe('a ranked game from the queue', () => {
  const asked = ['lobby.areYouReady', 'lobby.waitingForReady'] as const;

  then('fills a table: one queues at a page, the others come by themselves', async () => {
    await ann.page.goto(club.play);
    const queue = cardOf(ann, 'lobby.queue');
    await queue.getByLabel(ann.say('lobby.size')).selectOption(String(SIZE));
    await ann.button('lobby.joinQueue').click();
    await queue
      .getByText(ann.say('lobby.waiting', { preset: ann.say('term.preset.police'), size: SIZE }))
      .waitFor();
    for (const bot of bots) {
      const { status } = await bot.ask('POST', '/api/queue', { preset: 'police', size: SIZE });
      expect(status).toBe(200);
    }
    await ann.page.waitForURL(/\/tables\//);
    await ann.page.getByRole('heading', { name: ann.say(asked[0]) }).waitFor();
    await see(ann, 'ready-check');
  });

  then('begins when all are ready, and leads the page to its seat', async () => {
    await ann.button('lobby.ready').click();
    await ann.page.getByRole('heading', { name: ann.say(asked[1]) }).waitFor();
    const table = await tableOf(bots[0]!);
    for (const bot of bots)
      await bot.ask('POST', '/api/ready', { check: table.check!.id, contribution: contributionOf(bot) });
    await ann.page.waitForURL(/\/games\//);
    await ann.live();
    game = await StagedGame.join(club, table.check!.game, botsAt(table));
    own = await ann.seat();
    expect(game.seats).not.toContain(own);
  });

  then('is watched from the lobby by whoever likes', async () => {
    await ben.page.goto(club.play);
    await cardOf(ben, 'lobby.games')
      .getByRole('link', { name: ben.say('lobby.watch') })
      .click();
    await ben.live();
    await ben.page.getByText(ben.say('game.wait.watch')).waitFor();
    await ben.page.getByText(ben.say('game.night.watch')).waitFor();
    expect(await ben.button('game.card.hold').count()).toBe(0);
    await see(ben, 'watching-night');
  });

  then('is voted in by keyboard alone', async () => {
    await pickNobody(game!);
    await ann.chooseNobody();
    await game!.until(({ phase }) => phase.kind === 'turn');
    while (game!.view().phase.kind === 'turn') {
      await passTurns(game!);
      if (speaks(game!.view(), own)) await goesOn(game!, () => ann.button('game.speak.pass').click());
    }
    const keys = new Keyboard(ann.page);
    const button = ann.page.locator('.game-vote');
    const receipt = ann.page.locator('.game-receipt');
    await button.waitFor();
    await keys.tabTo(button);
    expect(await keys.fault()).toBeNull();
    await ann.until(async () => {
      if (await receipt.isVisible()) return true;
      await keys.press('Enter');
      await ann.page.locator('.game-receipt, .game-note.notice').first().waitFor();
      return false;
    });
    expect(await receipt.innerText()).toMatch(/\d\d:\d\d:\d\d\.\d{3}/);
  });

  then('shows a vote to those who watch when its call has closed', async () => {
    const voted = ({ ballots }: View): boolean =>
      ballots.at(-1)?.calls.some(({ voters }) => voters.includes(own)) === true;
    await game!.until(voted);
    const { candidate } = game!
      .view()
      .ballots.at(-1)!
      .calls.find(({ voters }) => voters.includes(own))!;
    const votes = ben.page
      .locator('.game-seat')
      .nth(candidate - 1)
      .locator('.game-seat-votes');
    await votes.waitFor();
    expect(await votes.locator('[aria-hidden]').innerText()).toBe('1');
  });

  then('is left when the page has named what it costs', async () => {
    await ann.button('game.sheet.menu').click();
    await ann.button('game.menu.leave').click();
    const dialog = ann.page.getByRole('dialog', { name: ann.say('game.leave.title') });
    await dialog.getByText(ann.say('game.leave.ranked', { points: 5 })).waitFor();
    await see(ann, 'leaving');
    await dialog.getByRole('button', { name: ann.say('game.leave.leave') }).click();
    await game!.until(({ seats }) => seats[own - 1]?.exit?.how === 'left');
    await ann.button('game.menu.leave').waitFor({ state: 'hidden' });
    await ben.page
      .locator('.game-seat')
      .nth(own - 1)
      .and(ben.page.locator('[data-out="true"]'))
      .waitFor();
  });

  then('ends for who watches as well, and is played back', async () => {
    const staged = game!;
    const isOver = (): boolean => staged.view().phase.kind === 'ended';
    const killers = staged.seats.filter((seat) => {
      const { exit, known } = staged.view(seat).seats[seat - 1]!;
      return exit === null && known?.identity === 'killer';
    });
    for (const seat of killers) if (!isOver()) await staged.act(seat, { type: 'leave' });
    await staged.until(({ phase }) => phase.kind === 'ended');
    // Whose side the page's seat and the one it voted for were on is luck.
    const { phase } = staged.view();
    const won = phase.kind === 'ended' ? phase.result : null;
    await ben.page.getByRole('heading', { level: 2, name: ben.say(`term.result.${String(won)}`) }).waitFor();
    await see(ben, 'watched-end');
    await ben.page.getByRole('link', { name: ben.say('after.replay') }).click();
    await ben.page.getByRole('heading', { name: ben.say('after.replayTitle') }).waitFor();
    await ben.button('after.control.on').click();
    await ben.page.waitForURL(/[?&]at=2/);
    await see(ben, 'watched-replay');
  });

  it('told who watched nothing that was not everybody’s, on the wire, to its end', () => {
    const end = heard.findIndex((frame) => frame.includes('"gameEnded"'));
    const before = heard.slice(0, end).map(withoutRules);
    expect(before.some((frame) => frame.includes('"viewer":{"kind":"spectator"}'))).toBe(true);
    expect(before.some((frame) => frame.includes('"callClosed"'))).toBe(true);
    expect(before.filter((frame) => SECRET.test(frame))).toEqual([]);
    expect(heard.slice(end).some((frame) => SECRET.test(withoutRules(frame)))).toBe(true);
  });

  it('does nothing that the pages’ policy forbids', () => {
    expect([...ann.breaches, ...ben.breaches]).toEqual([]);
  });

  it('has no fault that axe can find, at either width', () => {
    expect(faults).toEqual([]);
  });
});
