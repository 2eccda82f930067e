import { demoPlayers } from '@killer-club/protocol';
import { TestMember } from '../../api/src/testing/club-app.js';
import type { Person } from '../../api/src/testing/ranked-tables.js';
import type { WebClub } from './web-club.js';

/** Members without pages and without passwords, which take time to hash: a demonstration's door lets them in. */
export const demoMembers = async (club: WebClub, names: readonly string[]): Promise<Person[]> => {
  const { text } = await club.api.visitor().ask('POST', '/api/demo/players', { names });
  return demoPlayers
    .parse(JSON.parse(text))
    .map(({ id, cookie }) => Object.assign(new TestMember(club.play, cookie, club.play), { id }));
};
