import type { PlayerPage } from './player-page.js';

/**
 * Presses the button only where it says so at that very moment; true when it did. A person's press may come when the
 * words have just changed, and would mean something else.
 */
export const pressIfSaid = ({ page }: PlayerPage, words: string): Promise<boolean> =>
  page.evaluate((said) => {
    const buttons = Array.from(document.querySelectorAll('button'));
    const meant = buttons.find(({ textContent }) => textContent === said);
    meant?.click();
    return meant !== undefined;
  }, words);
