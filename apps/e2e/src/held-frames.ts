import type { Page } from 'playwright-core';

type Way = 'toClub' | 'toPage';

/** What socket.io puts before an event's name. */
const EVENT = '42["';

/** A page's link to the club on which frames of one name can be held back, as a slow network would. */
export class HeldFrames {
  private held: { readonly way: Way; readonly name: string } | null = null;
  private readonly waiting: (() => void)[] = [];

  /** For links the page opens from now on. */
  static async on(page: Page): Promise<HeldFrames> {
    const frames = new HeldFrames();
    await page.routeWebSocket(/\/socket/, (toPage) => {
      const toClub = toPage.connectToServer();
      toPage.onMessage((frame) => {
        frames.take('toClub', frame, () => {
          toClub.send(frame);
        });
      });
      toClub.onMessage((frame) => {
        frames.take('toPage', frame, () => {
          toPage.send(frame);
        });
      });
    });
    return frames;
  }

  hold(way: Way, name: string): void {
    this.held = { way, name };
  }

  /** What was held back goes on its way, and all that comes after. */
  letGo(): void {
    this.held = null;
    for (const pass of this.waiting.splice(0)) pass();
  }

  private take(way: Way, frame: string | Buffer, pass: () => void): void {
    const isHeld = this.held?.way === way && frame.toString().startsWith(`${EVENT}${this.held.name}"`);
    if (isHeld) this.waiting.push(pass);
    else pass();
  }
}
