import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { demoVitals, gameView, type MemberRole } from '@killer-club/protocol';
import type { Seat, View } from '@killer-club/rules';
import type { Browser } from 'playwright-core';
import { TestMember } from '../../api/src/testing/club-app.js';
import { apiAddresses, dashboardPages } from './addresses.js';
import { openBrowser } from './browser.js';
import { DeskPage } from './desk-page.js';
import { PlayedGame, newMembers, type Named } from './played-game.js';
import { TableJudge } from './table-judge.js';
import { WebClub } from './web-club.js';

/** Of a table of eight; no name holds a role's word. */
const PLAYERS = ['林间', '阿豪', '小满', '老周', '一叶', '北风', '青石', '南山'];
const OUTSIDERS = ['甲', '乙', '丙', '丁'].map((name) => `外人${name}`);
/** Milliseconds; a night of this club, with some room. */
const NIGHT_MS = 40_000;

interface Asker extends Named {
  readonly role: MemberRole;
  /** Null for who does not sit in the game. */
  readonly seat: Seat | null;
}

let club: WebClub;
let browser: Browser;
let game: PlayedGame;
let judge: TableJudge;
let sitting: Asker[];
let outside: Readonly<Record<MemberRole, Asker>>;
let desks: Map<Asker, DeskPage>;
/** Nobody acts. */
let quiet = true;
/** The last killer does not follow the others, so that the night does not end by agreement. */
let isNightHeld = true;

const rests = ({ viewer, phase, groups }: View): boolean => {
  if (quiet) return true;
  const killers = groups.find(({ role }) => role === 'killer')?.seats ?? [];
  return isNightHeld && phase.kind === 'night' && viewer.kind === 'seat' && viewer.seat === killers.at(-1);
};

const appointed = async (member: Named, role: MemberRole, seat: Seat | null = null): Promise<Asker> => {
  if (role !== 'member') await club.appoint(member.name, role);
  return { ...member, role, seat };
};

beforeAll(async () => {
  [club, browser] = await Promise.all([WebClub.open({ speed: 2, admin: true }), openBrowser()]);
  const [players, outsiders] = [await newMembers(club, PLAYERS), await newMembers(club, OUTSIDERS)];
  game = await PlayedGame.begin(club, players, rests);
  const [killer, partner] = game.dealt('killer');
  const [officer] = game.dealt('police');
  sitting = [
    await appointed(killer!, 'member', killer!.seat),
    await appointed(partner!, 'judge', partner!.seat),
    await appointed(officer!, 'administrator', officer!.seat),
  ];
  outside = {
    member: await appointed(outsiders[0]!, 'member'),
    judge: await appointed(outsiders[1]!, 'judge'),
    administrator: await appointed(outsiders[2]!, 'administrator'),
  };
  const atTable = await appointed(outsiders[3]!, 'judge');
  judge = await TableJudge.take(club, atTable.person, game.id);
  const everybody = [...sitting, ...Object.values(outside), atTable];
  const opened = everybody.map(async (asker) => {
    const { cookie } = asker.person;
    return [asker, await DeskPage.open({ browser, origin: club.admin, cookie })] as const;
  });
  desks = new Map(await Promise.all(opened));
}, 120_000);

afterAll(async () => {
  judge.close();
  game.close();
  await browser.close();
  await club.close();
});

/** The night is held when somebody of each group has picked. */
const holdNight = async (): Promise<void> => {
  quiet = false;
  game.wake();
  for (const verb of ['kill', 'check'])
    await judge.told((message) => message.type === 'pickMade' && message.verb === verb, NIGHT_MS);
  await judge.pause();
  const { phase, picks } = await judge.view();
  expect(phase.kind).toBe('night');
  expect(picks.map(({ verb }) => verb)).toEqual(expect.arrayContaining(['kill', 'check']));
};

/** The ballot is held when somebody has voted in the open call. */
const holdCall = async (): Promise<void> => {
  isNightHeld = false;
  await judge.resume();
  game.wake();
  await judge.told(({ type }) => type === 'voteTaken', NIGHT_MS * 2);
  await judge.pause();
  const { phase, votes, checks } = await judge.view();
  expect(phase.kind).toBe('call');
  expect(votes.length).toBeGreaterThan(0);
  expect(checks.length).toBeGreaterThan(0);
};

/** The two doors a browser can ask the api through. */
const doorsOf = ({ person }: Asker): TestMember[] => [
  person,
  new TestMember(club.admin, person.cookie, club.admin),
];

/** Where two answers part, with some characters around it; empty where they do not. */
const parting = (one: string, other: string): string => {
  if (one === other) return '';
  const at = Array.from(one).findIndex((_, index) => one[index] !== other[index]);
  const from = Math.max(0, at === -1 ? one.length : at) - 40;
  return [one, other].map((text) => text.slice(Math.max(0, from), from + 120)).join(' / ');
};

/** What the dashboard passes on to the api; anything else is a page. */
const PASSED_ON = /^\/(api|health)\//;
const REPLAY = '/api/games/:id/replay';

/** Every address with the game's id in it, and what else it can be asked. */
const addresses = (seats: readonly Seat[]): string[] =>
  apiAddresses()
    .filter((address) => PASSED_ON.test(address))
    .flatMap((address) => {
      if (address !== REPLAY) return [address];
      return [REPLAY, ...['judge', ...seats.map((seat) => `seat:${seat}`)].map((as) => `${REPLAY}?as=${as}`)];
    })
    .map((address) => address.replace(/:\w+/, game.id));

const saidTo = async (door: TestMember, path: string): Promise<string> => {
  const { status, text } = await door.ask('GET', path);
  return `${status} ${text}`;
};

/** What a spectator's picture holds of hidden things. */
const NOTHING = { groups: [], protectedSeats: [], picks: [], checks: [], votes: [], away: [], reveal: null };

/** What is one's own, or the machine's, and so is not compared but read. */
const READ = ['/api/me', '/api/demo/vitals'];

const compareDoors = async (asker: Asker): Promise<void> => {
  const paths = addresses(game.seats.map(({ seat }) => seat)).filter((path) => !READ.includes(path));
  for (const path of paths) {
    const told = await saidTo(outside[asker.role].person, path);
    for (const door of doorsOf(asker)) {
      expect([asker.name, path, parting(told, await saidTo(door, path))]).toEqual([asker.name, path, '']);
    }
  }
};

/** Whether the seat's member is still in: luck deals the cards, and the night may have been theirs. */
const lives = async (seat: Seat): Promise<boolean> => {
  const { text } = await outside.member.person.ask('GET', `/api/games/${game.id}/view`);
  return gameView.parse(JSON.parse(text)).view.seats[seat - 1]?.exit === null;
};

const askWhoIAm = async (asker: Asker): Promise<void> => {
  const { name, person, role, seat } = asker;
  const playing = seat !== null && (await lives(seat));
  for (const door of doorsOf(asker)) {
    const { body } = await door.ask('GET', '/api/me');
    expect(body).toEqual({
      member: { id: person.id, name, role },
      table: seat === null ? null : expect.any(String),
      game: playing ? game.id : null,
      queue: null,
    });
    const { body: vitals } = await door.ask('GET', '/api/demo/vitals');
    expect(Object.keys(vitals).sort()).toEqual(Object.keys(demoVitals.shape).sort());
  }
};

const pathsOfPages = (): string[] => dashboardPages().map((page) => page.replace(/\[\w+\]/, game.id));

/** Next's own name of a request, as a key of its payload. */
const REQUEST = /"[\w-]{21}[vm]"/g;

/** A page as Next serves it, to a browser that comes in or one that goes on inside (RSC), without what is new each time. */
const served = async (path: string, cookie: string, headers: Record<string, string>): Promise<string> => {
  const response = await fetch(club.admin + path, { headers: { cookie, ...headers } });
  expect([path, response.status]).toEqual([path, 200]);
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  return (await response.text()).replaceAll(nonce ?? '\0', '*').replaceAll(REQUEST, '"*"');
};

/** What a page says when it has read everything; running clocks left out. */
const rendered = async (desk: DeskPage, path: string): Promise<string> => {
  await desk.visit(path);
  return (await desk.main.innerText()).replaceAll(/\d+:\d\d/g, '*');
};

const checkSeats = async (desk: DeskPage): Promise<void> => {
  const said = await desk.page.locator('.seats li').allInnerTexts();
  expect(said.length).toBe(PLAYERS.length);
  for (const role of ['killer', 'police', 'civilian'])
    expect(said.join('\n')).not.toContain(desk.say(`term.role.${role}`));
  expect(await desk.page.locator('.role-mark').count()).toBe(0);
};

const isStaff = ({ role }: Asker): boolean => role !== 'member';

describe.each([
  ['in a night with picks', holdNight],
  ['in a call with votes', holdCall],
])('of a game that is %s', (_, hold) => {
  beforeAll(hold, 3 * NIGHT_MS);

  it('the api tells a seat nothing through any address or door but what an outsider of its role is told', async () => {
    expect(addresses([])).toContain(`/api/games/${game.id}/view`);
    for (const asker of desks.keys()) {
      await askWhoIAm(asker);
      await compareDoors(asker);
    }
  }, 120_000);

  it('the view is the spectator’s, and nothing is known in it', async () => {
    for (const asker of desks.keys()) {
      const { text } = await asker.person.ask('GET', `/api/games/${game.id}/view`);
      const { view, cursor } = gameView.parse(JSON.parse(text));
      expect(view.viewer).toEqual({ kind: 'spectator' });
      expect(view.seats.map(({ known }) => known)).toEqual(PLAYERS.map(() => null));
      const { groups, protectedSeats, picks, checks, votes, away, reveal } = view;
      expect({ groups, protectedSeats, picks, checks, votes, away, reveal }).toEqual(NOTHING);
      expect(Object.keys(cursor)).toEqual(['public']);
    }
  }, 30_000);

  it('log and replay are refused to everybody', async () => {
    for (const asker of desks.keys()) {
      const [log, ...replays] = await Promise.all(
        ['log', 'replay', 'replay?as=judge', `replay?as=seat:${asker.seat ?? 1}`].map((what) =>
          asker.person.ask('GET', `/api/games/${game.id}/${what}`),
        ),
      );
      expect(log!.body['code']).toBe(isStaff(asker) ? 'gameRunning' : 'notAllowed');
      expect(replays.map(({ body }) => body['code'])).toEqual(['notEnded', 'notEnded', 'notEnded']);
    }
  }, 30_000);

  it('pages are served alike to everybody, with a session or without', async () => {
    expect(pathsOfPages()).toContain(`/games/${game.id}`);
    for (const headers of [{}, { RSC: '1' }]) {
      for (const path of pathsOfPages()) {
        const stranger = await served(path, '', headers);
        for (const { name, person } of desks.keys()) {
          const own = await served(path, person.cookie, headers);
          expect([name, path, parting(stranger, own)]).toEqual([name, path, '']);
        }
      }
    }
  }, 120_000);

  it('pages show a seated judge or administrator what the outsider sees, and no role at any seat', async () => {
    for (const path of pathsOfPages()) {
      // All at once: each has to wait until its page is quiet.
      const shown = new Map(
        await Promise.all(
          Array.from(desks, async ([asker, desk]) => [asker, await rendered(desk, path)] as const),
        ),
      );
      for (const [asker, desk] of desks) {
        const alike = isStaff(asker) ? outside.administrator : outside.member;
        expect([asker.name, path, shown.get(asker)]).toEqual([asker.name, path, shown.get(alike)]);
        if (isStaff(asker) && path === `/games/${game.id}`) await checkSeats(desk);
      }
    }
  }, 240_000);
});
