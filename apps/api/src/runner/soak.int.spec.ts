import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { applyMessage, type Audience, type View, type Viewer } from '@killer-club/rules';
import { ManualClock } from '../clock/manual-clock.js';
import { PokeBus } from '../pokes/in-process-pokes.js';
import { createTestDatabase, type TestDatabase } from '../testing/database.js';
import { eventually } from '../testing/eventually.js';
import { policeTable } from '../testing/table.js';
import { TestNode } from '../testing/test-node.js';
import type { Delivery, NewGame } from './port.js';

jest.setTimeout(60_000);

/** A small generator, so that a failure can be seen again. */
const seeded = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return seed / 2 ** 32;
};

/** A viewer of one node, who joins late and then lives on what is delivered. */
class Onlooker {
  private view: View | null = null;
  private audiences: readonly Audience[] = [];

  constructor(
    private readonly node: TestNode,
    private readonly gameId: string,
    private readonly viewer: Viewer,
  ) {}

  async join(): Promise<void> {
    this.view = (await this.node.runner.fullView(this.gameId, this.viewer))!.view;
    this.audiences = await this.node.runner.audiences(this.gameId, this.viewer);
    this.node.runner.watch(this.gameId, (delivery) => {
      this.hear(delivery);
    });
  }

  async agrees(): Promise<boolean> {
    const full = await this.node.runner.fullView(this.gameId, this.viewer);
    return JSON.stringify(full!.view) === JSON.stringify(this.view);
  }

  private hear({ parts }: Delivery): void {
    for (const { messages, exits } of parts) {
      for (const { audience, message } of messages) {
        if (this.audiences.includes(audience)) this.view = applyMessage(this.view, message, this.viewer);
      }
      if (this.viewer.kind === 'seat' && exits.includes(this.viewer.seat)) {
        this.audiences = this.audiences.filter((audience) => audience !== 'killers' && audience !== 'police');
      }
    }
  }
}

describe('games played over two nodes at random', () => {
  let database: TestDatabase;
  let clock: ManualClock;
  let nodes: readonly [TestNode, TestNode];

  beforeAll(async () => {
    database = await createTestDatabase();
    clock = new ManualClock();
    const bus = new PokeBus();
    const url = database.url;
    nodes = [new TestNode({ url, clock, bus }), new TestNode({ url, clock, bus })];
    for (const node of nodes) await node.runner.open();
  });

  afterAll(async () => {
    for (const node of nodes) await node.close();
    await database.drop();
  });

  const anyNode = (random: () => number): TestNode => nodes[random() < 0.5 ? 0 : 1];

  /** Everybody tries something; most of it is refused. */
  const stir = async (game: NewGame, { phase, stage }: View, random: () => number): Promise<void> => {
    const some = game.seats.filter(() => random() < 0.7).map(({ seat }) => seat);
    const target = 1 + Math.floor(random() * game.seats.length);
    await Promise.all(
      some.flatMap((seat) => {
        const node = anyNode(random);
        if (phase.kind === 'turn') return [node.act(game, phase.seat, { type: 'pass', stage })];
        if (phase.kind === 'call') {
          return [node.act(game, seat, { type: 'castVote', stage, candidate: phase.candidate })];
        }
        const verbs = ['kill', 'check'] as const;
        return verbs.map((verb) => node.act(game, seat, { type: 'pick', stage, verb, target }));
      }),
    );
  };

  const over = async ({ start }: NewGame): Promise<boolean> =>
    (await nodes[0].view(start.gameId)).phase.kind === 'ended';

  it('all end, and every onlooker of either node has seen what a full view shows', async () => {
    const random = seeded(7);
    const games = Array.from({ length: 4 }, (_, index) => policeTable(8 + index, { name: `soak ${index}` }));
    const onlookers: Onlooker[] = [];
    for (const game of games) {
      await nodes[0].runner.start(game);
      const viewers: Viewer[] = game.seats.map(({ seat }) => ({ kind: 'seat', seat }));
      for (const viewer of [...viewers, { kind: 'spectator' } as const, { kind: 'judge' } as const]) {
        for (const node of nodes) onlookers.push(new Onlooker(node, game.start.gameId, viewer));
      }
    }
    await Promise.all(onlookers.map((onlooker) => onlooker.join()));
    for (let round = 0; round < 500; round += 1) {
      const open = [];
      for (const game of games) if (!(await over(game))) open.push(game);
      if (open.length === 0) break;
      await Promise.all(
        open.map(async (game) => {
          await stir(game, await nodes[1].view(game.start.gameId), random);
        }),
      );
      clock.advance(7_000);
    }
    for (const game of games) expect(await over(game)).toBe(true);
    await Promise.all(nodes.map((node) => node.runner.lookAtWatched()));
    for (const onlooker of onlookers) await eventually(() => onlooker.agrees());
  });

  it('left no receipt without its events and no event twice', async () => {
    const { rows } = await nodes[0].pool.query<{ head: number; events: number; distinct: number }>(
      `select g.head, count(e.*)::int events, max(e.revision)::int "distinct" from game g
       join event e on e.game_id = g.id group by g.id, g.head`,
    );
    expect(rows.length).toBe(4);
    for (const row of rows) expect([row.events, row.distinct]).toEqual([row.head, row.head]);
  });
});
