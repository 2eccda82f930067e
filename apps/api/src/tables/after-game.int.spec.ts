import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { tableView } from '@killer-club/protocol';
import { TestClub } from '../testing/club-app.js';
import { startRanked, type Person } from '../testing/ranked-tables.js';

jest.setTimeout(60_000);

const CONTRIBUTION = '00112233445566778899aabbccddeeff';
const GAME = { preset: 'police', size: 8 };

let club: TestClub;
let people: Person[];
beforeAll(async () => {
  club = await TestClub.open();
  people = await club.members(8);
});
afterAll(() => club.close());

/** Resolves when the end is committed: nobody has been told of it before. */
const end = async (gameId: string): Promise<void> => {
  const { code } = await club.core.runner.submit({
    gameId,
    actor: { kind: 'system' },
    actorKey: 'test',
    commandId: randomUUID(),
    command: { type: 'annul', ground: { offence: 'other', note: null } },
    receivedAt: club.core.clock.now(),
  });
  expect(code).toBe('ok');
};

const statusOf = async (person: Person, path: string): Promise<number> =>
  (await person.ask('POST', path, GAME)).status;

describe('a game that has ended holds nobody', () => {
  it('from practice on to the next practice, again and again', async () => {
    const [ann] = people;
    for (let games = 0; games < 4; games += 1) {
      const { text } = await ann!.ask('POST', '/api/practice', GAME);
      const { check } = tableView.parse(JSON.parse(text));
      await ann!.ask('POST', '/api/ready', { check: check!.id, contribution: CONTRIBUTION });
      await end(check!.game);
    }
    expect(await statusOf(ann!, '/api/queue')).toBe(200);
    await ann!.ask('DELETE', '/api/queue');
  });

  it('from a ranked game back into the queue, or to a table of their own', async () => {
    const { game } = await startRanked(people);
    await end(game);
    const [host, ...others] = people;
    expect(await statusOf(host!, '/api/tables')).toBe(201);
    expect(await Promise.all(others.map((person) => statusOf(person, '/api/queue')))).toEqual(
      Array(7).fill(200),
    );
  });
});
