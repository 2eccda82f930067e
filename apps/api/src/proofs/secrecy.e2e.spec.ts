import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Counts, Numbered } from '@killer-club/rules';
import { z } from 'zod';
import { CLUB_RULES } from '../runner/rules.js';
import type { StillClubOptions } from '../testing/still-club.js';
import { GAME, prepareOrigin, Twin, type Origin } from '../testing/twin.js';

jest.setTimeout(240_000);

/** What the two worlds differ in: how each night comes to the same death. */
interface Nights {
  readonly first: (twin: Twin) => Promise<void>;
  readonly firstEnds: (twin: Twin) => Promise<void>;
  readonly second: (twin: Twin) => Promise<void>;
  readonly secondEnds: (twin: Twin) => Promise<void>;
}

const victim = (twin: Twin): number => twin.seats('civilian')[0]!;
const witness = (twin: Twin): number => twin.seats('civilian')[1]!;
const nextVictim = (twin: Twin): number => twin.seats('civilian')[2]!;
/** The killer whom the first ballot sends out. */
const exiled = (twin: Twin): number => twin.seats('killer')[2]!;

const STRAIGHT: Nights = {
  async first(twin) {
    for (const seat of twin.seats('police')) await twin.pick(seat, 'check', twin.seats('killer')[0]!);
    for (const seat of twin.seats('killer').slice(0, 2)) await twin.pick(seat, 'kill', victim(twin));
  },
  async firstEnds(twin) {
    await twin.pick(exiled(twin), 'kill', victim(twin));
  },
  async second(twin) {
    for (const seat of twin.seats('police')) await twin.pick(seat, 'check', witness(twin));
    await twin.pick(twin.seats('killer')[0]!, 'kill', nextVictim(twin));
  },
  async secondEnds(twin) {
    await twin.pick(twin.seats('killer')[1]!, 'kill', nextVictim(twin));
  },
};

const CROOKED: Nights = {
  async first(twin) {
    const [one, two, three] = twin.seats('killer');
    const [first, second, third] = twin.seats('police');
    await twin.pick(two!, 'kill', first!);
    await twin.pick(one!, 'kill', null);
    await twin.pick(first!, 'check', witness(twin));
    await twin.pick(three!, 'kill', victim(twin));
    await twin.pick(two!, 'kill', victim(twin));
    for (const seat of [first!, third!]) await twin.pick(seat, 'check', null);
    await twin.pick(one!, 'kill', victim(twin));
    await twin.pick(second!, 'check', witness(twin));
  },
  async firstEnds(twin) {
    await twin.pick(twin.seats('police')[1]!, 'check', null);
  },
  async second(twin) {
    const [one, two] = twin.seats('killer');
    await twin.pick(two!, 'kill', witness(twin));
    await twin.pick(one!, 'kill', two!);
    for (const seat of twin.seats('police')) await twin.pick(seat, 'check', null);
    await twin.pick(two!, 'kill', nextVictim(twin));
  },
  async secondEnds(twin) {
    await twin.pick(twin.seats('killer')[0]!, 'kill', nextVictim(twin));
  },
};

/** Everybody says something and passes. */
const talk = async (twin: Twin): Promise<void> => {
  for (;;) {
    const { phase, stage } = await twin.view();
    if (phase.kind !== 'turn') return;
    await twin.act(phase.seat, { type: 'speak', stage, text: `I sit on ${phase.seat}.` });
    await twin.act(phase.seat, { type: 'pass', stage });
  }
};

/** All the living vote for this one; whoever is called before gets no vote. */
const sendOut = async (twin: Twin, candidate: number): Promise<void> => {
  for (;;) {
    const { phase, stage, seats } = await twin.view();
    if (phase.kind !== 'call') return;
    const living = seats.filter(({ exit }) => exit === null);
    for (const { seat } of phase.candidate === candidate ? living : []) {
      await twin.act(seat, { type: 'castVote', stage, candidate });
    }
    await twin.expire();
  }
};

const firstNight = async (twin: Twin, nights: Nights): Promise<void> => {
  await twin.tapSeat('victim', victim(twin));
  await twin.tapSeat('civilian', witness(twin));
  await nights.first(twin);
  await twin.probe();
  await nights.firstEnds(twin);
};

const wholeStory = async (twin: Twin, nights: Nights): Promise<void> => {
  await firstNight(twin, nights);
  await twin.probe();
  await talk(twin);
  await sendOut(twin, exiled(twin));
  await talk(twin);
  await twin.returnTapped('dead killer', exiled(twin));
  await nights.second(twin);
  await twin.probe();
  await nights.secondEnds(twin);
  await twin.probe();
};

/** Tapped at their sockets and at REST. */
const WATCHING = ['civilian', 'dead killer', 'spectator', 'victim'];
/** Tapped at REST alone: the first killer and the first police among them. */
const ASKING = ['administrator', 'judge', 'seated administrator', 'seated judge'];

const ofGame = (packets: readonly string[]): string[] =>
  packets.filter((packet) => packet.startsWith(`GET /api/games/${GAME}`));
const isGiven = (packet: string): boolean => / 200$/.test(packet.split('\n')[0]!);
/** What came of asking for this of the game, each time. */
const statuses = (packets: readonly string[], address: string): number[] =>
  packets
    .map((packet) => packet.split('\n')[0]!.split(' '))
    .filter(([, path]) => path === `/api/games/${GAME}${address}`)
    .map(([, , status]) => Number(status));

interface World {
  readonly received: Readonly<Record<string, readonly string[]>>;
  readonly hidden: readonly string[];
}

/** A message of the same kind with numbers that run over all audiences. */
const counted = (items: readonly Numbered[], before: number): Numbered[] =>
  items.map((item, index) => ({ ...item, n: before + index + 1 }));

const total = (counts: Counts | undefined): number =>
  counts === undefined
    ? 0
    : counts.public + counts.judge + counts.killers + counts.police + counts.seats.reduce((a, b) => a + b, 0);

const headSchema = z.object({ head: z.number() });
const picksSchema = z.object({ picks: z.number() });

/** Ways in which programs like this one have leaked before. */
const LEAKS: Readonly<Record<string, StillClubOptions>> = {
  'one counter of messages for all audiences': {
    rules: {
      ...CLUB_RULES,
      numbered: (before, event, after) =>
        counted(CLUB_RULES.numbered(before, event, after), total(before?.counts)),
    },
  },
  'the revision in an answer': {
    answer: async (answer, { gameId }, pool) => {
      const { rows } = await pool.query('select head from game where id = $1', [gameId]);
      return { ...answer, at: answer.at + headSchema.parse(rows[0]).head };
    },
  },
  'the number of picks in a header': {
    before: (pool) => (_, response, next) => {
      pool.query("select count(*)::int as picks from event where type = 'pickMade'").then(({ rows }) => {
        response.setHeader('X-Busy', String(picksSchema.parse(rows[0]).picks));
        next();
      }, next);
    },
  },
  "a group's message sent to everybody": {
    rules: {
      ...CLUB_RULES,
      numbered: (before, event, after) =>
        CLUB_RULES.numbered(before, event, after).flatMap((item) =>
          item.audience === 'police' ? [item, { ...item, audience: 'public' }] : [item],
        ),
    },
  },
  'a refusal that knows whether a group has chosen': {
    rules: {
      ...CLUB_RULES,
      decide: (game, command, context) => {
        const decision = CLUB_RULES.decide(game, command, context);
        const locked = game?.phase.kind === 'night' && game.phase.locked.police !== undefined;
        return !decision.ok && locked && command.type === 'pick'
          ? { ok: false, code: 'choiceLocked' }
          : decision;
      },
    },
  },
};

describe('what stays hidden at night', () => {
  let origin: Origin;
  beforeAll(async () => {
    origin = await prepareOrigin();
  });
  afterAll(() => origin.database.drop());

  const world = async (
    nights: Nights,
    story: (twin: Twin, nights: Nights) => Promise<void>,
    options: StillClubOptions = {},
  ): Promise<World> => {
    const twin = await Twin.open(origin, options);
    try {
      await story(twin, nights);
      await twin.settle();
      return { received: twin.received, hidden: await twin.hiddenEvents() };
    } finally {
      await twin.close();
    }
  };

  it('shows in no byte that a civilian, a spectator or the dead receive', async () => {
    const [one, other] = [await world(STRAIGHT, wholeStory), await world(CROOKED, wholeStory)];
    expect(other.hidden.length).not.toBe(one.hidden.length);
    expect(Object.keys(one.received).sort()).toEqual([...WATCHING, ...ASKING].sort());
    for (const name of WATCHING) {
      const packets = one.received[name]!;
      expect(packets.some((packet) => packet.includes('"type":"dawnBroke"'))).toBe(true);
      expect(packets.some((packet) => packet.includes('"answer"'))).toBe(true);
    }
    expect(other.received).toEqual(one.received);

    // Over REST nobody has another sight of a running game than a spectator, whatever they are besides.
    const spectator = ofGame(one.received['spectator']!);
    for (const address of ['', '/view']) expect(statuses(spectator, address)).toEqual(Array(4).fill(200));
    for (const name of ASKING) {
      const told = ofGame(one.received[name]!);
      expect(told.filter(isGiven)).toEqual(spectator.filter(isGiven));
      for (const address of ['/log', '/replay', '/replay?as=judge', '/replay?as=seat:1'])
        expect(statuses(told, address)).toEqual(Array(4).fill(409));
    }
    expect(statuses(spectator, '/log')).toEqual(Array(4).fill(403));
  });

  it.each(Object.entries(LEAKS))('would show through %s', async (_, leak) => {
    const one = await world(STRAIGHT, firstNight, leak);
    const other = await world(CROOKED, firstNight, leak);
    expect(other.received).not.toEqual(one.received);
  });
});
