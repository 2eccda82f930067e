import { expect, it } from '@jest/globals';
import { openBrowser } from './browser.js';

it('opens two pages of a real browser', async () => {
  const browser = await openBrowser();
  try {
    const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
    const pages = await Promise.all(contexts.map((context) => context.newPage()));
    await Promise.all(pages.map((page) => page.setContent('<h1>杀人游戏</h1>')));
    expect(await pages[1]!.locator('h1').textContent()).toBe('杀人游戏');
  } finally {
    await browser.close();
  }
});
