import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createHash } from 'node:crypto';
import type { Numbered } from '@killer-club/rules';
import { ManualClock } from '../clock/manual-clock.js';
import { PokeBus } from '../pokes/in-process-pokes.js';
import { createTestDatabase, type TestDatabase } from '../testing/database.js';
import { eventually } from '../testing/eventually.js';
import { memberAt, policeTable } from '../testing/table.js';
import { TestNode } from '../testing/test-node.js';
import type { Delivery } from './port.js';

jest.setTimeout(60_000);

const messagesOf = (deliveries: readonly Delivery[]): Numbered[] =>
  deliveries.flatMap(({ parts }) => parts.flatMap(({ messages }) => messages));

describe('Runner on PostgreSQL', () => {
  let database: TestDatabase;
  let clock: ManualClock;
  let nodes: [TestNode, TestNode];

  beforeAll(async () => {
    database = await createTestDatabase();
    clock = new ManualClock();
    const bus = new PokeBus();
    nodes = [
      new TestNode({ url: database.url, clock, bus }),
      new TestNode({ url: database.url, clock, bus }),
    ];
    await Promise.all(nodes.map((node) => node.runner.open()));
  });

  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.close()));
    await database.drop();
  });

  const started = async (size = 12) => {
    const game = policeTable(size);
    expect(await nodes[0].runner.start(game)).toBe('started');
    return { game, gameId: game.start.gameId };
  };

  const count = async (sql: string, gameId: string): Promise<number> => {
    const { rows } = await nodes[0].pool.query<{ n: string }>(sql, [gameId]);
    return Number(rows[0]!.n);
  };

  it('starts a game once, and refuses a member who lives in another', async () => {
    const { game } = await started();
    expect(await nodes[1].runner.start(game)).toBe('started');
    const other = policeTable(12);
    const seats = other.seats.map((entry) =>
      entry.seat === 3 ? { ...entry, memberId: memberAt(game, 7) } : entry,
    );
    expect(await nodes[1].runner.start({ ...other, seats })).toBe('memberBusy');
    expect((await nodes[1].view(game.start.gameId)).phase.kind).toBe('night');
  });

  it('answers a repeated command as the first time and refuses its id for another', async () => {
    const { game, gameId } = await started();
    const { phase, stage } = await nodes[0].toFirstCall(game);
    const candidate = phase.kind === 'call' ? phase.candidate : 0;
    const vote = { type: 'castVote', stage, candidate } as const;
    const first = await nodes[0].act(game, 2, vote, { commandId: 'vote-1' });
    expect(first.code).toBe('ok');
    clock.advance(50);
    expect(await nodes[0].act(game, 2, vote, { commandId: 'vote-1' })).toEqual(first);
    expect(await nodes[1].act(game, 2, vote, { commandId: 'vote-1' })).toEqual(first);
    const other = await nodes[1].act(game, 2, { type: 'leave' }, { commandId: 'vote-1' });
    expect(other.code).toBe('commandIdReused');
    // The id is another member's own.
    expect((await nodes[1].act(game, 3, vote, { commandId: 'vote-1' })).code).toBe('ok');
    expect((await nodes[1].act(game, 2, vote)).code).toBe('alreadyVoted');
    expect(await count("select count(*) n from event where game_id = $1 and type = 'voteCast'", gameId)).toBe(
      2,
    );
  });

  it('decides a batch in order of receipt, in one append', async () => {
    const { game, gameId } = await started();
    const { phase, stage } = await nodes[0].toFirstCall(game);
    const candidate = phase.kind === 'call' ? phase.candidate : 0;
    clock.advance(1_000);
    const now = clock.now();
    const later = nodes[0].act(
      game,
      4,
      { type: 'castVote', stage, candidate: null },
      { receivedAt: now + 2 },
    );
    const sooner = nodes[0].act(game, 4, { type: 'castVote', stage, candidate }, { receivedAt: now + 1 });
    const same = nodes[0].act(game, 5, { type: 'castVote', stage, candidate }, { commandId: 'twice' });
    const again = nodes[0].act(game, 5, { type: 'castVote', stage, candidate }, { commandId: 'twice' });
    expect((await Promise.all([later, sooner, same, again])).map(({ code }) => code)).toEqual([
      'ok',
      'ok',
      'ok',
      'ok',
    ]);
    const revisions =
      'select count(distinct revision) n from receipt where game_id = $1 and at >= ' +
      `to_timestamp(${now / 1000})`;
    expect(await count(revisions, gameId)).toBe(1);
  });

  it('tells a watcher of either node every message once and in order', async () => {
    const { game, gameId } = await started();
    const heard: [Delivery[], Delivery[]] = [[], []];
    for (const [index, node] of nodes.entries()) {
      node.runner.watch(gameId, (delivery) => heard[index]!.push(delivery));
      await node.runner.fullView(gameId, { kind: 'judge' });
    }
    await nodes[0].toFirstCall(game);
    await nodes[1].act(game, 6, { type: 'leave' });
    await eventually(() => messagesOf(heard[0]).length === messagesOf(heard[1]).length);
    expect(messagesOf(heard[0])).toEqual(messagesOf(heard[1]));
    const numbers = messagesOf(heard[0])
      .filter(({ audience }) => audience === 'public')
      .map(({ n }) => n);
    expect(numbers).toEqual(numbers.map((_, index) => numbers[0]! + index));
    const exits = heard[1].flatMap(({ parts }) => parts.flatMap((part) => part.exits));
    expect(exits).toEqual([6]);
  });

  it('sends the text of a speech along on both nodes and keeps it outside the log', async () => {
    const { game, gameId } = await started();
    await nodes[0].judge(gameId, { type: 'expire', deadline: 'stage:1' });
    clock.advance(45_300);
    await eventually(async () => (await nodes[0].view(gameId)).phase.kind === 'turn');
    const { phase, stage } = await nodes[0].view(gameId);
    const heard: Delivery[] = [];
    nodes[1].runner.watch(gameId, (delivery) => heard.push(delivery));
    await nodes[1].runner.fullView(gameId, { kind: 'spectator' });
    const seat = phase.kind === 'turn' ? phase.seat : 0;
    const hash = createHash('sha256').update('I am no killer').digest('hex');
    const speech = (id: string) => ({ type: 'speak', stage, text: { id, hash } }) as const;
    const said = { commandId: 'said', text: 'I am no killer' };
    expect((await nodes[0].act(game, seat, speech(`${gameId}-a`), said)).code).toBe('ok');
    // The frame arrives again and gets a text id of its own: still the same command.
    expect((await nodes[1].act(game, seat, speech(`${gameId}-b`), said)).code).toBe('ok');
    await eventually(() => heard.length > 0);
    expect(heard[0]!.texts).toEqual({ [`${gameId}-a`]: 'I am no killer' });
    const full = await nodes[1].runner.fullView(gameId, { kind: 'spectator' });
    expect(full!.texts).toEqual({ [`${gameId}-a`]: 'I am no killer' });
    expect(
      await count(
        "select count(*) n from event where game_id = $1 and data::text like '%no killer%'",
        gameId,
      ),
    ).toBe(0);
  });

  it('gives a returning viewer what they missed, or says that it cannot', async () => {
    const { game, gameId } = await started();
    const viewer = { kind: 'seat', seat: 2 } as const;
    const full = await nodes[1].runner.fullView(gameId, viewer);
    await nodes[0].toFirstCall(game);
    const missed = await nodes[1].runner.messagesSince(gameId, viewer, full!.cursor);
    if (missed === 'gap' || missed === null) throw new Error('nothing was kept');
    expect(missed.messages.length).toBeGreaterThan(12);
    expect(await nodes[1].runner.messagesSince(gameId, viewer, { public: 10_000 })).toBe('gap');
    expect(await nodes[1].runner.messagesSince('nobody', viewer, {})).toBeNull();
  });

  it('answers for a game that does not exist', async () => {
    const game = policeTable(8);
    expect((await nodes[0].act(game, 1, { type: 'leave' })).code).toBe('unknownGame');
    expect(await nodes[0].runner.fullView(game.start.gameId, { kind: 'spectator' })).toBeNull();
    expect(await nodes[0].runner.audiences(game.start.gameId, { kind: 'spectator' })).toEqual([]);
  });

  it('lets two nodes race for the same game without losing or doubling a vote', async () => {
    const { game, gameId } = await started();
    const { phase, stage } = await nodes[0].toFirstCall(game);
    const candidate = phase.kind === 'call' ? phase.candidate : 0;
    const votes = game.seats.map(({ seat }) =>
      nodes[seat % 2]!.act(game, seat, { type: 'castVote', stage, candidate }),
    );
    expect(new Set((await Promise.all(votes)).map(({ code }) => code))).toEqual(new Set(['ok']));
    clock.advance(6_300);
    await eventually(async () => (await nodes[1].view(gameId)).stage !== stage);
    const view = await nodes[0].view(gameId);
    expect(view.ballots.at(-1)!.calls[0]!.voters).toHaveLength(12);
    const expiries = `select count(*) n from receipt where game_id = $1 and command_id = 'expire:stage:${stage}'`;
    expect(await count(expiries, gameId)).toBe(1);
  });

  it('reaches a watcher whose pokes are lost at the next look', async () => {
    const deaf = new TestNode({ url: database.url, clock });
    const { game, gameId } = await started(8);
    const heard: Delivery[] = [];
    const unwatch = deaf.runner.watch(gameId, (delivery) => heard.push(delivery));
    await deaf.view(gameId);
    await nodes[0].act(game, 4, { type: 'leave' });
    expect(heard).toEqual([]);
    await Promise.all([deaf.runner.lookAtWatched(), deaf.runner.lookAtWatched()]);
    expect(heard.flatMap(({ parts }) => parts.flatMap(({ exits }) => exits))).toEqual([4]);
    unwatch();
    await nodes[0].act(game, 5, { type: 'leave' });
    await deaf.runner.lookAtWatched();
    expect(heard).toHaveLength(1);
    await deaf.close();
  });

  it('puts idle games away and knows them again', async () => {
    const small = new TestNode({ url: database.url, clock, memory: 1 });
    const tables = [await started(8), await started(8), await started(8)];
    for (const seat of [2, 3]) {
      for (const { game } of tables) {
        const answer = await small.act(game, seat, { type: 'leave' }, { commandId: `leave ${seat}` });
        expect(answer.code).toBe('ok');
        expect(await small.act(game, seat, { type: 'leave' }, { commandId: `leave ${seat}` })).toEqual(
          answer,
        );
      }
    }
    await small.close();
  });
});
