import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { chooseMove } from '@killer-club/bots';
import { endedGame, me, tableView } from '@killer-club/protocol';
import { PRESET_NAMES, PRESETS, type PresetName } from '@killer-club/rules';
import { z } from 'zod';
import { TestClub, type TestMember } from '../testing/club-app.js';
import { eventually } from '../testing/eventually.js';

jest.setTimeout(120_000);

const SPEED = 30;
const PATIENCE_MS = 90_000;
const CONTRIBUTION = '00112233445566778899aabbccddeeff';

type Person = TestMember & { readonly id: string };

let club: TestClub;
let people: Person[];
beforeAll(async () => {
  club = await TestClub.open({ DEMO: '1', DEMO_SPEED: String(SPEED) }, undefined, chooseMove);
  people = await club.members(PRESET_NAMES.length);
});
afterAll(() => club.close());

const smallest = (preset: PresetName): number => Math.min(...Object.keys(PRESETS[preset].roles).map(Number));

/** The member sits there and does nothing; the bots play on. */
const practise = async (person: Person, preset: PresetName): Promise<string> => {
  const { body } = await person.ask('POST', '/api/practice', { preset, size: smallest(preset) });
  const { check } = tableView.parse(body);
  await person.ask('POST', '/api/ready', { check: check!.id, contribution: CONTRIBUTION });
  return me.parse((await person.ask('GET', '/api/me')).body).game!;
};

/** Turns that nobody but a bot can have ended: the member says nothing. */
const passes = async (game: string): Promise<number> => {
  const sql = "SELECT FROM event WHERE game_id = $1 AND type = 'turnEnded' AND data->>'by' = 'pass'";
  return (await club.core.pool.query(sql, [game])).rows.length;
};

describe('practice', () => {
  it('is played to its end at a table of every ruleset', async () => {
    const games = await Promise.all(PRESET_NAMES.map((preset, index) => practise(people[index]!, preset)));
    // Hosted from the first night on, whenever the club's own look comes.
    await club.club.botHost.tick();
    const listed = async () => {
      const { text } = await people[0]!.ask('GET', '/api/games/ended');
      return z.array(endedGame).parse(JSON.parse(text));
    };
    await eventually(async () => (await listed()).length === games.length, PATIENCE_MS);
    const ended = await listed();
    expect(new Set(ended.map(({ preset }) => preset))).toEqual(new Set(PRESET_NAMES));
    for (const { id, result } of ended) {
      expect(['good', 'killers', 'draw']).toContain(result);
      expect(await passes(id)).toBeGreaterThan(0);
    }
  });
});
