import { audiencesOf } from '../../announce/audiences.js';
import { numbered } from '../../announce/numbered.js';
import type { Decision } from '../../game.js';
import type { Audience, Viewer } from '../../model/audience.js';
import { viewFor } from '../../view/viewFor.js';
import type { Host, Step } from '../host.js';
import { isOf } from './segments.js';

/** A numbered message on its way to an audience, as it will be written. */
export interface Outgoing {
  readonly audience: Audience;
  readonly message: { readonly type: string };
}

/** What goes over the wire: the messages of an event, and the answer to a command. */
export interface Wire {
  readonly numbered: (step: Step) => readonly Outgoing[];
  readonly answer: (decision: Decision, events: number) => object;
}

export const WIRE: Wire = {
  numbered: ({ before, event, after }) => numbered(before, event, after),
  answer: (decision) => (decision.ok ? { ok: true } : { ok: false, code: decision.code }),
};

/** Part of the steps, the last one left out. */
interface Part {
  readonly from: number;
  readonly to: number;
}

const told = (wire: Wire, host: Host, viewer: Viewer, { from, to }: Part): string[] =>
  host.steps.slice(from, to).flatMap((step) => {
    const audiences = audiencesOf(step.before ?? step.after, viewer);
    return wire
      .numbered(step)
      .filter(({ audience }) => audiences.includes(audience))
      .map((message) => JSON.stringify({ at: step.event.at, ...message }));
  });

/** Everything a viewer is sent until so many steps, byte by byte: messages with their time, answers to own commands. */
export const streamOf = (wire: Wire, host: Host, viewer: Viewer, until: number): string[] => {
  const inputs = host.inputs.filter(({ to, from }) => to <= until && from < until);
  const opening = told(wire, host, viewer, { from: 0, to: Math.min(until, host.inputs[0]?.from ?? until) });
  return [
    ...opening,
    ...inputs.flatMap((input) => [
      ...told(wire, host, viewer, input),
      ...(isOf(viewer, input) ? [JSON.stringify(wire.answer(input.decision, input.to))] : []),
    ]),
  ];
};

/** The viewer's whole picture at that step. */
export const pictureAt = (host: Host, viewer: Viewer, until: number): string => {
  const step = host.steps[until - 1];
  return step === undefined ? '' : JSON.stringify(viewFor(step.after, viewer));
};
