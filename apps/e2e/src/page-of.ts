import type { Person } from '../../api/src/testing/ranked-tables.js';
import { PlayerPage, type PlayerPageOptions } from './player-page.js';

/** A page at which the member is signed in already. */
export const pageOf = async ({ cookie }: Person, options: PlayerPageOptions): Promise<PlayerPage> => {
  const player = await PlayerPage.open(options);
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url: options.origin, httpOnly: true };
  });
  await player.context.addCookies(cookies);
  return player;
};

/** Opens the game at the page. */
export const enter = async (player: PlayerPage, origin: string, game: string): Promise<void> => {
  await player.page.goto(`${origin}/games/${game}`);
  await player.live();
};
