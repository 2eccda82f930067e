import { it } from '@jest/globals';
import type { PlayerPage } from './player-page.js';
import { picture } from './screens.js';

export type Then = (name: string, step: () => Promise<void>, limitMs?: number) => void;

/** Steps of one story: after one that failed the rest cannot be told. Pictures show where it broke. */
export const storyOf = (name: string, pages: () => readonly PlayerPage[]): Then => {
  let going = true;
  return (what, step, limitMs = 60_000) => {
    it(
      what,
      async () => {
        if (!going) throw new Error('the story broke off before');
        going = false;
        try {
          await step();
        } catch (error) {
          await Promise.all(
            pages().map(({ page }, index) => picture(page, `broken-${name}-${String(index)}`)),
          );
          throw error;
        }
        going = true;
      },
      limitMs,
    );
  };
};
