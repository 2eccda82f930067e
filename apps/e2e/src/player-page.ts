import { errors, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core';
import type { Language } from '@killer-club/ui';
import { eventually } from '../../api/src/testing/eventually.js';
import { wordsOfPlay, type Words } from './words.js';

export interface PlayerPageOptions {
  readonly browser: Browser;
  /** Address of the players' client. */
  readonly origin: string;
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly language?: Language;
}

export const PASSWORD = 'a long enough one';

/** Milliseconds a page may take for what is asked of it; a loaded machine is no fault of a test. */
const PATIENCE_MS = 15_000;

/** For a press on what was there a moment ago. */
const SOON = { timeout: 2_000 } as const;

/** What a browser reports when a page does what its policy forbids. */
const FORBIDDEN = /Content Security Policy/;

/** A member at a browser, who reads the page's own words and acts by its controls. */
export class PlayerPage {
  /** What the page did that its policy forbids. */
  readonly breaches: string[] = [];

  private constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    readonly say: Words,
    private readonly options: PlayerPageOptions,
  ) {
    page.on('console', (line) => {
      if (FORBIDDEN.test(line.text())) this.breaches.push(line.text().slice(-300));
    });
  }

  static async open(options: PlayerPageOptions): Promise<PlayerPage> {
    const context = await options.browser.newContext({ viewport: options.size, reducedMotion: 'reduce' });
    context.setDefaultTimeout(PATIENCE_MS);
    const language = options.language ?? 'zh-CN';
    await context.addInitScript((chosen) => {
      localStorage.setItem('language', chosen);
    }, language);
    const page = await context.newPage();
    return new PlayerPage(page, context, wordsOfPlay(language), options);
  }

  button(key: string, values?: Record<string, string | number>): Locator {
    return this.page.getByRole('button', { name: this.say(key, values), exact: true });
  }

  async signUp(): Promise<void> {
    await this.page.goto(this.options.origin);
    await this.page.getByLabel(this.say('account.name'), { exact: true }).fill(this.options.name);
    await this.page.getByLabel(this.say('account.password'), { exact: true }).fill(PASSWORD);
    await this.button('account.signUp').click();
    await this.page.getByRole('heading', { name: this.say('lobby.practice') }).waitFor();
  }

  /** Answers the table's id. */
  async createTable(size: number): Promise<string> {
    await this.page.getByText(this.say('lobby.create'), { exact: true }).click();
    const form = this.page.locator('form', { has: this.button('lobby.createNow') });
    await form.getByLabel(this.say('lobby.size')).selectOption(String(size));
    await this.button('lobby.createNow').click();
    await this.atTable();
    return new URL(this.page.url()).pathname.split('/')[2] ?? '';
  }

  async sitAtOpenTable(): Promise<void> {
    await this.button('lobby.sit').first().click();
    await this.atTable();
  }

  private async atTable(): Promise<void> {
    await this.page.waitForURL(/\/tables\//);
    await this.button('lobby.copyLink').waitFor();
  }

  /** Says ready at the full table and waits for the game. */
  async beReady(): Promise<void> {
    await this.button('lobby.ready').click();
    await this.page.waitForURL(/\/games\//);
    await this.live();
  }

  /** The page has the game and hears the club. */
  async live(): Promise<void> {
    await this.page.locator('.game-seat-number').first().waitFor();
    await this.page.locator('.game-link[data-link="live"]').waitFor();
  }

  /** Round and phase as the page's heading says. */
  where(): Promise<string> {
    return this.page.getByRole('heading', { level: 1 }).innerText();
  }

  /** The seat marked as the member's own. */
  async seat(): Promise<number> {
    const tag = this.say('game.seat.self');
    const own = this.page
      .locator('.game-seats li')
      .filter({ has: this.page.getByText(tag, { exact: true }) });
    return Number(await own.locator('.game-seat-number').innerText());
  }

  /** Presses the card, reads it, lets go. */
  async readCard(): Promise<string> {
    await this.button('game.card.hold').focus();
    await this.page.keyboard.down('Space');
    const text = await this.page.locator('.game-card').innerText();
    await this.page.keyboard.up('Space');
    return text;
  }

  get speech(): Locator {
    return this.page.getByLabel(this.say('game.speak.label'));
  }

  isOver(): Promise<boolean> {
    return this.button('after.deal.check').isVisible();
  }

  /** Does what the action bar offers at this moment, a vote only if asked to; answers what it was. */
  async act({ votes }: { readonly votes: boolean }): Promise<'said' | 'picked' | 'voted' | null> {
    const pass = this.button('game.speak.pass');
    if (await pass.isVisible()) return (await this.inTime(() => this.speakAndPass(pass))) ? 'said' : null;
    const vote = this.page.locator('.game-vote');
    if (votes && (await vote.isVisible()))
      return (await this.inTime(() => vote.click(SOON))) ? 'voted' : null;
    return (await this.chooseNobody()) ? 'picked' : null;
  }

  /** True when the night was on and nobody was chosen yet. */
  async chooseNobody(): Promise<boolean> {
    const nobody = this.page.locator('.game-buttons [aria-pressed="false"]', {
      hasText: this.say('game.choose.nobody'),
    });
    return (await nobody.isVisible()) && this.inTime(() => nobody.click(SOON));
  }

  private async speakAndPass(pass: Locator): Promise<void> {
    if (await this.speech.isVisible()) {
      await this.speech.fill('我先过，<b>看大家的</b>。', SOON);
      await this.button('game.speak.send').click(SOON);
    }
    await pass.click(SOON);
    await pass.waitFor({ state: 'hidden' });
  }

  /** False when the game has moved on between the look and the press. */
  private async inTime(press: () => Promise<void>): Promise<boolean> {
    try {
      await press();
      return true;
    } catch (error) {
      if (error instanceof errors.TimeoutError) return false;
      throw error;
    }
  }

  until(condition: () => Promise<boolean>, patienceMs = PATIENCE_MS): Promise<void> {
    return eventually(condition, patienceMs);
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
