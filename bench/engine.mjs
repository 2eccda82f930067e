// @ts-check
/** `npm run bench:engine [-- GAMES]`: the rules alone, on one core, without I/O: random legal games of every preset and size. */
import { ensureInstalled } from '../tools/lib/install.mjs';
import { run, say } from '../tools/lib/say.mjs';

const GAMES = 3_000;

await run(async () => {
  ensureInstalled();
  const { buildOnly } = await import('../tools/lib/build-only.mjs');
  const { SCENARIOS } = await import('../tools/lib/build-stamp.mjs');
  await buildOnly(SCENARIOS);
  const { measurePlay, measureReplay, measureViews } = await import('./src/engine-speed.mjs');
  const games = Number(process.argv[2] ?? GAMES);
  if (!Number.isSafeInteger(games) || games < 1) {
    console.error(`bench: ${process.argv[2]} is not a number of games`);
    return 2;
  }
  const { commands, seconds, heap } = measurePlay(games, (played) => say(`${played} of ${games} games`));
  console.log(`commands/s: ${(commands / seconds).toFixed(0)}`);
  console.log(`games/s: ${(games / seconds).toFixed(0)}`);
  console.log(`replayed events/s: ${measureReplay().toFixed(0)}`);
  console.log(`views/s: ${measureViews().toFixed(0)}`);
  console.log(
    `heap after a tenth, half and all of the games: ${heap.map((mb) => `${mb.toFixed(0)} MB`).join(', ')}`,
  );
  return 0;
});
