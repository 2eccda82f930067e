import type { Locator, Page } from 'playwright-core';

const MOST_STEPS = 80;

/** Somebody who has a keyboard and nothing else. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** Goes on by Tab until the control has the focus. */
  async tabTo(control: Locator): Promise<void> {
    await this.go('Tab', control);
  }

  async backTo(control: Locator): Promise<void> {
    await this.go('Shift+Tab', control);
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Holds the key while `seen` is awaited. */
  async hold(key: string, seen: () => Promise<void>): Promise<void> {
    await this.page.keyboard.down(key);
    await seen();
    await this.page.keyboard.up(key);
  }

  /** True where the control, or something in it, has the focus. */
  isIn(control: Locator): Promise<boolean> {
    return control.evaluate((element) => element.contains(document.activeElement));
  }

  /** Why nobody could see where the focus is; null when they can. */
  fault(): Promise<string | null> {
    return this.page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return 'the focus is nowhere';
      const name = focused.outerHTML.slice(0, 120);
      if (!focused.matches(':focus-visible')) return `no visible focus: ${name}`;
      const { outlineStyle, outlineWidth, visibility } = getComputedStyle(focused);
      if (visibility !== 'visible' || focused.getClientRects().length === 0) return `hidden: ${name}`;
      return outlineStyle === 'none' || outlineWidth === '0px' ? `no outline: ${name}` : null;
    });
  }

  private async go(key: 'Tab' | 'Shift+Tab', control: Locator): Promise<void> {
    for (let step = 0; step < MOST_STEPS; step += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press(key);
    }
    throw new Error(`${key} never came to ${String(control)}`);
  }
}
