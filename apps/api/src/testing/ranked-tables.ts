import { createHash } from 'node:crypto';
import { me, tableView } from '@killer-club/protocol';
import type { Seat } from '@killer-club/rules';
import type { TestMember } from './club-app.js';
import { eventually } from './eventually.js';

export type Person = TestMember & { readonly id: string };

export interface RankedGame {
  readonly game: string;
  readonly places: readonly { readonly seat: Seat; readonly person: Person }[];
}

/** Members with names of their own, one after the other: hashing a password takes a core. */
export const signUp = async (visitor: () => TestMember, names: readonly string[]): Promise<Person[]> => {
  const people: Person[] = [];
  for (const name of names) {
    const member = visitor();
    const { status, body } = await member.ask('POST', '/api/sign-up', { name, password: 'long enough' });
    if (status !== 200) throw new Error(`${name} was not let in: ${status}`);
    people.push(Object.assign(member, { id: String(body['id']) }));
  }
  return people;
};

const tableOf = async (person: Person): Promise<string | null> => {
  const { status, body } = await person.ask('GET', '/api/me');
  return status === 200 ? me.parse(body).table : null;
};

const queueUp = async (person: Person, size: number): Promise<void> => {
  const { status } = await person.ask('POST', '/api/queue', { preset: 'police', size });
  if (status >= 300) throw new Error(`${person.id} was not let into the queue: ${status}`);
};

/** Sends these members through the queue to one ranked table and lets them be ready: a game begins. */
export const startRanked = async (people: readonly Person[]): Promise<RankedGame> => {
  for (const person of people) await queueUp(person, people.length);
  const [first] = people;
  let tableId: string | null = null;
  await eventually(async () => (tableId = await tableOf(first!)) !== null);
  const path = `/api/tables/${String(tableId)}`;
  const { check, seats } = tableView.parse((await first!.ask('GET', path)).body);
  for (const person of people) {
    const contribution = createHash('sha256').update(person.id).digest('hex').slice(0, 32);
    await person.ask('POST', '/api/ready', { check: check!.id, contribution });
  }
  const places = seats.map(({ seat, person }) => ({
    seat,
    person: people.find(({ id }) => id === person.id)!,
  }));
  return { game: check!.game, places };
};
