import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Seat } from '@killer-club/rules';
import type { Browser, Locator } from 'playwright-core';
import { signUp } from '../../api/src/testing/ranked-tables.js';
import { openBrowser } from './browser.js';
import { castOf } from './cast-of.js';
import { demoMembers } from './demo-members.js';
import { HeldFrames } from './held-frames.js';
import { enter, pageOf } from './page-of.js';
import type { PlayerPage } from './player-page.js';
import { PHONE, look } from './screens.js';
import { StagedGame } from './staged-game.js';
import { goesOn, passTurns, pickNobody, speaks } from './staged-steps.js';
import { storyOf } from './story.js';
import { TableJudge } from './table-judge.js';
import { WebClub } from './web-club.js';

const [PLAYER, JUDGE] = ['Ann', 'Joe'];
/** No name holds a role's word. */
const BOTS = ['林间', '阿豪', '小满', '老周', '一叶', '北风', '青石'];
const OWN = 1;

let club: WebClub;
let browser: Browser;
let game: StagedGame;
let judge: TableJudge;
let ann: PlayerPage;
let frames: HeldFrames;
const faults: string[] = [];

beforeAll(async () => {
  [club, browser] = await Promise.all([WebClub.open({ speed: 2 }), openBrowser()]);
  const [player, sits] = await signUp(() => club.api.visitor(), [PLAYER, JUDGE]);
  await club.appoint(JUDGE, 'judge');
  game = await StagedGame.begin(
    club,
    castOf('CCCCKKPP', await demoMembers(club, BOTS), new Map([[OWN, player!]])),
  );
  judge = await TableJudge.take(club, sits!, game.id);
  const page = { browser, origin: club.play, name: PLAYER, size: PHONE, language: 'en' } as const;
  ann = await pageOf(player!, page);
  frames = await HeldFrames.on(ann.page);
  await enter(ann, club.play, game.id);
}, 120_000);

afterAll(async () => {
  judge.close();
  game.close();
  await browser.close();
  await club.close();
});

const see = async (name: string): Promise<void> => {
  faults.push(...(await look(ann.page, name)));
};

const untilOf = async (): Promise<number> => (await judge.view()).until ?? 0;

describe('a judge’s pause (CLUB-20, DET-13)', () => {
  const then = storyOf('pause', () => [ann]);
  const banner = (): Locator => ann.page.locator('.game-banner');
  let until = 0;
  let pausedAt = 0;

  then('refuses what comes after it, and says so', async () => {
    await pickNobody(game);
    await game.until((view) => speaks(view, OWN));
    await ann.speech.fill('I was just about to');
    until = await untilOf();
    frames.hold('toPage', 'messages');
    pausedAt = await judge.pause();
    await ann.button('game.speak.pass').click();
    await ann.page.getByText(`${ann.say('game.act.pass')} ${ann.say('answer.paused')}`).waitFor();
    frames.letGo();
  });

  then('stops the page: who stopped it, no clock that runs, nothing to press', async () => {
    await ann.page.getByText(ann.say('game.wait.paused')).waitFor();
    await ann.page
      .getByText(ann.say('line.gamePaused', { cause: 'judge' }))
      .first()
      .waitFor();
    expect(await ann.button('game.speak.pass').count()).toBe(0);
    await see('paused');
  });

  then('is over with what was left on the clock, and what was not yet said', async () => {
    const resumedAt = await judge.resume();
    expect((await untilOf()) - until).toBe(resumedAt - pausedAt);
    await ann.button('game.speak.pass').waitFor();
    expect(await ann.speech.inputValue()).toBe('I was just about to');
    await ann.page.locator('.game-clock').waitFor();
    expect(await banner().count()).toBe(0);
    await goesOn(game, () => ann.button('game.speak.pass').click());
  });
});

describe('a vote', () => {
  const then = storyOf('vote', () => [ann]);
  /** Presses, and answers whom the vote was for: at once, as the next may be called a moment later. */
  const pressed = async (): Promise<Seat> => {
    const button = ann.page.locator('.game-vote');
    const words = await button.evaluate((element: HTMLElement) => {
      const { innerText } = element;
      element.click();
      return innerText;
    });
    return Number(words.replaceAll(/\D/g, ''));
  };

  then('that comes when its call has closed is too late, and the page says so', async () => {
    await passTurns(game);
    frames.hold('toClub', 'command');
    const candidate = await pressed();
    await game.until(
      ({ ballots }) => ballots.at(-1)?.calls.some((call) => call.candidate === candidate) === true,
    );
    frames.letGo();
    const told = `${ann.say('game.act.castVote', { seat: candidate })} ${ann.say('answer.tooLate')}`;
    await ann.page.getByText(told).waitFor();
    expect(await ann.page.locator('.game-receipt').count()).toBe(0);
    await see('too-late');
  });

  then('in time was counted, and when', async () => {
    const receipt = ann.page.locator('.game-receipt');
    await ann.until(async () => {
      if (await receipt.isVisible()) return true;
      await ann.act({ votes: true });
      return false;
    });
    expect(await receipt.innerText()).toMatch(/\d\d:\d\d:\d\d\.\d{3}/);
    await see('counted');
  });
});

describe('all of it', () => {
  it('does nothing that the pages’ policy forbids', () => {
    expect(ann.breaches).toEqual([]);
  });

  it('has no fault that axe can find, at either width', () => {
    expect(faults).toEqual([]);
  });
});
