import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import type { Language } from '@killer-club/ui';
import { DESK } from './screens.js';
import { wordsOfAdmin, type Words } from './words.js';

/** Milliseconds a page may take for what is asked of it; a loaded machine is no fault of a test. */
const PATIENCE_MS = 15_000;

export interface DeskPageOptions {
  readonly browser: Browser;
  /** Address of the dashboard. */
  readonly origin: string;
  readonly language?: Language;
  /** Of a session that is open already. */
  readonly cookie?: string;
}

const QUIET_MS = 60_000;

/** A browser at the dashboard that keeps a log of what it asks for. */
export class DeskPage {
  /** Addresses that were asked for. */
  readonly asked: string[] = [];
  /** Addresses of sockets that were opened. */
  readonly sockets: string[] = [];

  private constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    readonly say: Words,
    private readonly origin: string,
  ) {
    page.on('request', (request) => this.asked.push(request.url()));
    page.on('websocket', (socket) => this.sockets.push(socket.url()));
  }

  static async open({ browser, origin, language, cookie }: DeskPageOptions): Promise<DeskPage> {
    const context = await browser.newContext({ viewport: DESK, reducedMotion: 'reduce' });
    context.setDefaultTimeout(PATIENCE_MS);
    const cookies = [
      ...(cookie?.split('; ') ?? []).map((pair) => pair.split('=')),
      ...(language === undefined ? [] : [['language', language]]),
    ];
    await context.addCookies(
      cookies.map(([name = '', ...value]) => ({ name, value: value.join('='), url: origin })),
    );
    return new DeskPage(await context.newPage(), context, wordsOfAdmin(language ?? 'zh-CN'), origin);
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  button(key: string): Locator {
    return this.page.getByRole('button', { name: this.say(key), exact: true });
  }

  heading(key: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.say(key), exact: true });
  }

  /** Opens a page and waits until it has read what it shows. */
  async visit(path: string): Promise<void> {
    await this.page.goto(this.origin + path);
    await this.read();
  }

  async read(): Promise<void> {
    // A page that polls is quiet between two answers only: on a busy machine that may take a while.
    await this.page.waitForLoadState('networkidle', { timeout: QUIET_MS });
    await this.main.waitFor();
    await this.page.locator('.admin-loading').first().waitFor({ state: 'detached' });
  }

  async signIn(name: string, password: string): Promise<void> {
    await this.page.getByLabel(this.say('admin.signIn.name'), { exact: true }).fill(name);
    await this.page.getByLabel(this.say('admin.signIn.password'), { exact: true }).fill(password);
    await this.button('admin.signIn.send').click();
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
