import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PresetName, Seat, View } from '@killer-club/rules';
import type { Browser, Locator } from 'playwright-core';
import { signUp, type Person } from '../../api/src/testing/ranked-tables.js';
import { openBrowser } from './browser.js';
import { castOf } from './cast-of.js';
import { demoMembers } from './demo-members.js';
import { enter, pageOf } from './page-of.js';
import type { PlayerPage } from './player-page.js';
import { DESK, PHONE, faultsOf, look, picture } from './screens.js';
import { StagedGame } from './staged-game.js';
import { goesOn, passTurns, pickNobody, speaks } from './staged-steps.js';
import { storyOf } from './story.js';
import { WebClub } from './web-club.js';

const NAMES = ['安静的夜里想说话的一位朋友', 'Ben'];
/** No name holds a role's word. */
const BOTS = ['林间', '阿豪', '小满', '老周', '一叶', '北风', '半山', '青石', '阿远', '小米'];

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
  [club, browser] = await Promise.all([WebClub.open({ speed: 1.25 }), openBrowser()]);
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

const begin = async (
  preset: PresetName,
  cards: string,
  seats: { readonly ann: Seat; readonly ben: Seat },
): Promise<void> => {
  const pages = new Map([
    [seats.ann, annHerself],
    [seats.ben, benHimself],
  ]);
  game = await StagedGame.begin(club, castOf(cards, bots, pages), preset);
  games.push(game);
  await Promise.all([ann, ben].map((player) => enter(player, club.play, game.id)));
};

/** No page is a killer's: the game is over, and its members are free for another. */
const killersLeave = async (): Promise<void> => {
  const killers = game.seats.filter((seat) => {
    const own = game.view(seat).seats[seat - 1]?.known?.identity;
    return own === 'killer' || own === 'secretKiller';
  });
  for (const seat of killers) await game.act(seat, { type: 'leave' });
  await game.until(({ phase }) => phase.kind === 'ended');
};

const seatCard = ({ page }: PlayerPage, seat: Seat): Locator => page.locator('.game-seat').nth(seat - 1);

const tap = (player: PlayerPage, seat: Seat): Promise<void> =>
  seatCard(player, seat).getByRole('button').click();

/** What the seat's own mark says: chosen or not. */
const isChosen = (player: PlayerPage, seat: Seat): Promise<boolean> =>
  seatCard(player, seat).getByRole('button', { pressed: true }).isVisible();

const chooses = async (player: PlayerPage, seat: Seat): Promise<void> => {
  await tap(player, seat);
  await player.button('game.choose.pick', { seat }).click();
  await player.page.getByText(player.say('game.night.stands', { seat })).waitFor();
};

describe('a night of doctor and secret police', () => {
  const [DOCTOR, AGENT, VICTIM, OTHER] = [5, 6, 7, 8];
  const then = storyOf('agent', () => [ann, ben]);

  then('names the roles of the table and no other', async () => {
    await begin('doctor-agent', 'KKPPDACC', { ann: DOCTOR, ben: AGENT });
    const { page, say } = ann;
    await page.getByText(say('game.night.does.doctor')).waitFor();
    expect(await page.getByText(say('term.role.secretKiller')).count()).toBe(0);
    expect(await page.locator('.game-scene .role-mark').count()).toBe(0);
    await see(ann, 'agent-night');
  });

  then('lets the doctor change, to nobody as well (DET-02, DOC-02)', async () => {
    const card = await ann.readCard();
    expect(card).toContain(ann.say('term.identity.doctor'));
    expect(card).toContain(ann.say('game.card.duty.heal'));
    await chooses(ann, OTHER);
    expect(await ann.readCard()).toContain(ann.say('game.night.pick', { seat: DOCTOR, target: OTHER }));
    await ann.chooseNobody();
    await ann.page.getByText(ann.say('game.night.nobody')).waitFor();
    await picture(ann.page, 'doctor-nobody-phone');
  });

  then('is the one shot of the secret police, used only when the night is over (DOC-05)', async () => {
    expect(await ben.readCard()).toContain(ben.say('game.card.duty.shoot'));
    await chooses(ben, VICTIM);
    expect(await ben.readCard()).toContain(ben.say('game.card.duty.shoot'));
    await pickNobody(game);
    await game.until((view) => speaks(view, VICTIM));
    await ann.page.getByText(ann.say('game.toll.dead', { seats: String(VICTIM) }), { exact: true }).waitFor();
    expect(await ben.readCard()).toContain(ben.say('game.card.duty.shotSpent'));
    expect(await ann.readCard()).not.toContain(ann.say('game.card.duty.shotSpent'));
    await see(ben, 'shot-spent');
    await killersLeave();
  });
});

describe('a nomination, the circle and the final vote', () => {
  const [ONE, BEN, THREE, ANN] = [1, 2, 3, 4];
  const then = storyOf('circle', () => [ann, ben]);
  const isWindow = ({ phase }: View): boolean => phase.kind === 'window';

  const others = (): Seat[] => game.seats.filter((seat) => seat !== ONE && seat !== THREE);

  const passUntilWindow = async (): Promise<void> => {
    for (let { phase } = game.view(); phase.kind === 'turn'; { phase } = game.view()) {
      await passTurns(game);
      if (speaks(game.view(), BEN)) await goesOn(game, () => ben.button('game.speak.pass').click());
    }
    await game.until(isWindow);
  };

  then(
    'are reached by last night’s dead as well',
    async () => {
      await begin('secret-killer', '?C?C????????', { ann: ANN, ben: BEN });
      for (const seat of game.seats) {
        const { groups } = game.view(seat);
        if (groups.some(({ role }) => role === 'killer'))
          await game.act(seat, { type: 'pick', verb: 'kill', target: ANN });
      }
      await game.until((view) => speaks(view, ANN));
      await goesOn(game, () => ann.button('game.speak.pass').click());
      await ann.page.getByText(ann.say('game.wait.outVoter')).waitFor();
      await passUntilWindow();
    },
    120_000,
  );

  then('take up to three marks, a second tap takes one back (SKV-10)', async () => {
    const { page, say } = ann;
    await page.getByText(say('game.window.nomination', { marks: 3 })).waitFor();
    await page.getByText(say('game.nominate.tap', { left: 3 })).waitFor();
    for (const seat of [ONE, BEN, THREE]) await tap(ann, seat);
    await page.getByText(say('game.nominate.left', { left: 0 })).waitFor();
    await tap(ann, THREE);
    const counted = [ONE, BEN].join(say('line.separator'));
    await page.getByText(say('game.nominate.counted', { seats: counted })).waitFor();
    expect([await isChosen(ann, ONE), await isChosen(ann, THREE)]).toEqual([true, false]);
    expect(await seatCard(ann, ANN).getByRole('button').count()).toBe(0);
    await see(ann, 'nomination');
    await Promise.all(others().map((candidate) => game.act(candidate, { type: 'nominate', candidate: BEN })));
    await Promise.all(
      others()
        .slice(1)
        .map((seat) => game.act(seat, { type: 'nominate', candidate: ONE })),
    );
  });

  then('make a circle, in which each states their innocence (SKV-11, SKV-12)', async () => {
    await game.until(({ phase }) => phase.kind === 'turn' && phase.turn === 'statement');
    const { page, say } = ann;
    const circle = game.view().ballots.at(-1)?.outcome;
    expect(circle?.kind === 'circle' && [...circle.seats].sort()).toEqual([ONE, BEN]);
    await page.getByRole('heading', { level: 1, name: say('term.turn.statement') }).waitFor();
    await page.locator('.game-scene .ballot-table', { hasText: say('term.ballot.nomination') }).waitFor();
    await see(ann, 'circle');
    await passUntilWindow();
  });

  then('end in one vote within it, which may be changed (SKV-13)', async () => {
    const { page, say } = ann;
    await page.getByText(say('game.window.final')).waitFor();
    expect(await seatCard(ann, THREE).getByRole('button').count()).toBe(0);
    await tap(ann, ONE);
    await page.getByText(say('game.vote.counted', { seat: ONE }).slice(0, 5)).waitFor();
    await tap(ann, BEN);
    await seatCard(ann, BEN).getByRole('button', { pressed: true }).waitFor();
    await ann.button('game.vote.withdraw').waitFor();
    await picture(page, 'final-vote-phone');
    faults.push(...(await faultsOf(page)));
    await game.act(ONE, { type: 'castVote', candidate: BEN });
    await game.until((view) => speaks(view, BEN));
    await page
      .getByText(say('line.ballotExiled', { seat: BEN }))
      .first()
      .waitFor();
    await page.getByText(say('game.wait.out')).waitFor();
    await ann.button('game.sheet.history').click();
    await picture(page, 'circle-history-phone');
    const votes = game
      .view()
      .ballots.at(-1)
      ?.calls.find(({ candidate }) => candidate === BEN)?.voters;
    expect(votes).toEqual([ONE, ANN]);
    await killersLeave();
  });
});

describe('another speech (SPV-08)', () => {
  const [BEN, ANN] = [2, 4];
  const then = storyOf('another', () => [ann, ben]);

  then(
    'is asked for after everybody has spoken, and comes in turn',
    async () => {
      await begin('secret-police', '?C?C????????', { ann: ANN, ben: BEN });
      const { page, say } = ann;
      await game.until(({ phase }) => phase.kind === 'turn');
      for (let { phase } = game.view(); phase.kind === 'turn'; { phase } = game.view()) {
        await passTurns(game);
        for (const [seat, player] of [
          [BEN, ben],
          [ANN, ann],
        ] as const)
          if (speaks(game.view(), seat)) await goesOn(game, () => player.button('game.speak.pass').click());
      }
      await ann.button('game.ask.ask').click();
      await page.getByText(say('game.ask.asked')).waitFor();
      await picture(page, 'asked-phone');
      await game.until((view) => speaks(view, ANN));
      await page.getByRole('heading', { level: 1, name: say('term.turn.extraSpeech') }).waitFor();
      await ann.button('game.speak.pass').waitFor();
      await see(ann, 'extra-speech');
      await killersLeave();
    },
    120_000,
  );
});

describe('a night of recognition (DED-02)', () => {
  const [ANN, BEN, PARTNER] = [1, 2, 3];
  const then = storyOf('recognition', () => [ann, ben]);

  then('is looking at the card, whatever it is', async () => {
    await begin('deduction', 'KCKCCC', { ann: ANN, ben: BEN });
    for (const player of [ann, ben]) {
      await player.page.getByText(player.say('game.night.recognition')).waitFor();
      await player.page.getByText(player.say('game.wait.learn')).waitFor();
      expect(await player.page.locator('.game-seat button').count()).toBe(0);
    }
    expect(await ann.readCard()).toContain(ann.say('term.seat', { seat: PARTNER }));
    expect(await ben.readCard()).not.toContain(ben.say('game.card.partners'));
    await see(ann, 'recognition');
    await game.until(({ phase }) => phase.kind === 'turn');
    await ann.page.getByText(ann.say('term.turn.speech')).first().waitFor();
    expect(await ann.page.locator('.game-toll').count()).toBe(0);
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
