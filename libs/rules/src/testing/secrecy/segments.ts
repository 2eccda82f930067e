import type { Viewer } from '../../model/audience.js';
import { stageDeadline } from '../../model/queries.js';
import type { Phase } from '../../model/state.js';
import type { Host, Input } from '../host.js';
import { seatOfViewer } from './viewers.js';

/** A stage of the played game: what came in while it lasted; the last command ended it. */
export interface Segment {
  readonly kind: Phase['kind'];
  readonly inputs: readonly Input[];
  readonly opensAt: number;
  /** The last moment at which somebody could still act. */
  readonly actsUntil: number;
  readonly closing: Input;
  /** Steps before the stage's first command. */
  readonly from: number;
}

const segmentOf = (base: Host, inputs: readonly Input[]): Segment[] => {
  const [first] = inputs;
  const closing = inputs.at(-1);
  const step = first === undefined ? undefined : base.steps[first.from - 1];
  if (first === undefined || closing === undefined || step === undefined) return [];
  const actsUntil = Math.min(closing.at, stageDeadline(step.after)?.at ?? closing.at);
  return [
    { kind: step.after.phase.kind, inputs, opensAt: step.event.at, actsUntil, closing, from: first.from },
  ];
};

export const segmentsOf = (base: Host): Segment[] => {
  const stages = [...new Set(base.inputs.map(({ stage }) => stage))];
  return stages.flatMap((stage) =>
    segmentOf(
      base,
      base.inputs.filter((input) => input.stage === stage),
    ),
  );
};

export const isOf = (viewer: Viewer, { actor }: Input): boolean =>
  actor.kind === 'seat' && actor.seat === seatOfViewer(viewer);

export const isTaken = ({ decision }: Input): boolean => decision.ok;

/** The events a stage led to. */
export const eventsOf = (base: Host, { from, closing }: Segment): Host['events'] =>
  base.steps.slice(from, closing.to).map(({ event }) => event);
