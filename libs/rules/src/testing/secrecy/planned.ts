import type { Actor, Command } from '../../model/command.js';
import type { Host } from '../host.js';
import { below } from '../random.js';
import type { Random } from '../randomCommand.js';
import type { Segment } from './segments.js';

/** A command the twin is given. */
export interface Planned {
  readonly at: number;
  readonly actor: Actor;
  readonly command: Command;
}

export const bySeat = (at: number, seat: number, command: Command): Planned => ({
  at,
  actor: { kind: 'seat', seat },
  command,
});

/** That many moments of the stage before its end, ascending. */
export const moments = (random: Random, { opensAt, actsUntil }: Segment, count: number): number[] =>
  Array.from({ length: count }, () => opensAt + below(random, Math.max(1, actsUntil - opensAt))).sort(
    (a, b) => a - b,
  );

const SYSTEM = { kind: 'system' } as const;

/** A connection is lost and comes back while the stage lasts: nobody but a judge hears of it. */
export const flicker = (random: Random, segment: Segment, size: number): Planned[] => {
  if (random() > 0.2) return [];
  const seat = 1 + below(random, size);
  const [lost = 0, back = 0] = moments(random, segment, 2);
  return [
    { at: lost, actor: SYSTEM, command: { type: 'loseConnection', seat } },
    { at: back, actor: SYSTEM, command: { type: 'regainConnection', seat } },
  ];
};

/** By time; what ends the stage comes last. */
export const inTime = (planned: readonly Planned[], closing: readonly Planned[]): Planned[] => [
  ...planned.toSorted((a, b) => a.at - b.at),
  ...closing,
];

export const play = (twin: Host, planned: readonly Planned[]): void => {
  for (const { at, actor, command } of planned) {
    if (twin.over) return;
    twin.now = at;
    twin.send(actor, command);
  }
};
