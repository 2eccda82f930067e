import type { DemoVitals } from '@killer-club/protocol';
import type { SettledGame } from './demo.js';
import type { Tally } from './tally.js';

const MEGABYTE = 2 ** 20;

export const megabytes = (bytes: number): string => (bytes / MEGABYTE).toFixed(0);
export const milliseconds = (wait: number | null): string => (wait === null ? '–' : wait.toFixed(1));

/** Points of everybody over all games, most first. */
export const standingLines = (games: readonly SettledGame[]): string[] => {
  const points = new Map<string, { name: string; sum: number; games: number }>();
  for (const { members, entries } of games) {
    for (const { id, name } of members) {
      const own = (entries ?? []).filter(({ member }) => member === id);
      const before = points.get(id) ?? { name, sum: 0, games: 0 };
      const sum = own.reduce((total, entry) => total + entry.points, before.sum);
      points.set(id, { name, sum, games: before.games + 1 });
    }
  }
  return [...points.values()]
    .sort((a, b) => b.sum - a.sum || (a.name < b.name ? -1 : 1))
    .map(
      ({ name, sum, games: played }) =>
        `  ${name.padEnd(12)} ${String(sum).padStart(4)} points, games: ${String(played)}`,
    );
};

export interface Measured {
  readonly planned: number;
  readonly games: readonly SettledGame[];
  readonly tally: Tally;
  readonly vitals: DemoVitals;
  readonly seconds: number;
}

/** What the whole demonstration came to. */
export const reportLines = ({ planned, games, tally, vitals, seconds }: Measured): string[] => {
  const agreeing = games.filter((game) => game.agrees).length;
  const refused = tally.refused.map(([code, times]) => `${code} ${String(times)}`).join(', ');
  return [
    `games: ${String(games.length)} of ${String(planned)} ended, the ledger agrees with the rules in ${String(agreeing)}`,
    `commands: ${String(tally.commands)} (${(tally.commands / seconds).toFixed(0)}/s)`,
    `refusals: ${refused === '' ? 'none' : refused}`,
    `acknowledgement p50/p99: ${milliseconds(tally.wait(0.5))} ms / ${milliseconds(tally.wait(0.99))} ms`,
    `deliveries: ${String(tally.deliveries)} (${(tally.deliveries / seconds).toFixed(0)}/s)`,
    `memory of the server: ${megabytes(vitals.resident)} MB resident, ${megabytes(vitals.peak)} MB at its highest`,
    `duration: ${seconds.toFixed(1)} s`,
  ];
};
