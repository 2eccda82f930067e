import { Demo, type SettledGame } from './demo.js';
import { Door } from './door.js';
import { order, type Order, type Sample } from './order.js';
import { reportLines, standingLines } from './report.js';
import { lineOf, storyOf } from './story.js';
import { Tally } from './tally.js';

/** With more games than this each gets one line. */
const STORIES = 5;
const PROGRESS_EVERY_MS = 5_000;

const say = (line: string): void => {
  console.error(`        ${line}`);
};

const secondsSince = (start: number): number => (performance.now() - start) / 1000;

const verdict = ({ entries, agrees }: SettledGame): string => {
  if (entries === null) return 'the ledger was NOT written';
  return agrees ? 'the ledger agrees with the rules' : 'the ledger does NOT agree with the rules';
};

const tell = (settled: SettledGame, stories: boolean): void => {
  if (!stories) {
    console.log(`${lineOf(settled)} · ${verdict(settled)}`);
    return;
  }
  for (const line of storyOf(settled, settled.entries ?? [])) console.log(line);
  console.log(`  ${verdict(settled)}\n`);
};

const seatEverybody = async (demo: Demo, { plan }: Order): Promise<void> => {
  const tables = Math.min(plan.parallel, plan.games);
  say(`bots: ${String(tables * plan.players)} take their seats`);
  await demo.open((seated) => {
    if (seated % 25 === 0 && seated < tables)
      say(`bots: ${String(seated)} of ${String(tables)} tables seated`);
  });
};

const progressOf = (demo: Demo, over: number): string => {
  const views = demo.tables.flatMap(({ view }) => (view === null ? [] : [view]));
  const rounds = views.map(({ round }) => round);
  const alive = views.reduce((sum, { seats }) => sum + seats.filter(({ exit }) => exit === null).length, 0);
  return `games: ${String(over)} over, ${String(views.length)} running (round ${rounds.length === 0 ? '–' : `${String(Math.min(...rounds))} to ${String(Math.max(...rounds))}`}, ${String(alive)} alive)`;
};

const sample = async (demo: Demo, door: Door, tally: Tally, afterMs: number): Promise<void> => {
  const start = performance.now();
  void demo.play(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  const measured: Sample = {
    commands: tally.commands,
    p50: tally.wait(0.5),
    p99: tally.wait(0.99),
    resident: (await door.vitals()).resident,
    seconds: secondsSince(start),
    refusals: tally.refused,
  };
  console.log(JSON.stringify(measured));
};

const playAll = async (demo: Demo, door: Door, tally: Tally, { plan }: Order): Promise<boolean> => {
  const start = performance.now();
  const games: SettledGame[] = [];
  const ticking = setInterval(() => {
    say(progressOf(demo, games.length));
  }, PROGRESS_EVERY_MS);
  await demo.play((settled) => {
    games.push(settled);
    tell(settled, plan.games <= STORIES);
  });
  clearInterval(ticking);
  const seconds = secondsSince(start);
  const vitals = await door.vitals();
  if (plan.games <= STORIES) console.log(['Ledger', ...standingLines(games), ''].join('\n'));
  console.log(reportLines({ planned: plan.games, games, tally, vitals, seconds }).join('\n'));
  return games.length === plan.games && games.every(({ agrees }) => agrees);
};

const main = async (): Promise<number> => {
  const asked = order.parse(JSON.parse(process.argv[2] ?? '{}'));
  const [door, tally] = [new Door(asked.url), new Tally()];
  const demo = new Demo(door, asked.plan, tally);
  await seatEverybody(demo, asked);
  if (asked.sampleAfter !== null) {
    await sample(demo, door, tally, asked.sampleAfter);
    return 0;
  }
  return (await playAll(demo, door, tally, asked)) ? 0 : 1;
};

try {
  process.exit(await main());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
