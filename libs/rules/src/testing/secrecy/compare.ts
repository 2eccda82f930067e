import type { GameEvent } from '../../model/event.js';
import type { Host } from '../host.js';
import type { Pair } from './pair.js';
import { pictureAt, streamOf, type Wire } from './stream.js';

const beforeEnd = (stream: readonly string[]): number => {
  const end = stream.findIndex((sent) => sent.includes('"type":"gameEnded"'));
  return end === -1 ? stream.length : end;
};

const endOf = ({ steps }: Host): number => {
  const end = steps.findIndex(({ event }) => event.type === 'gameEnded');
  return end === -1 ? Infinity : end;
};

/** The first thing that the viewer could tell the two games by; null when there is none. The end shows all. */
export const difference = (wire: Wire, { base, twin, viewer, until }: Pair): string | null => {
  const played = streamOf(wire, base, viewer, until.base);
  const again = streamOf(wire, twin, viewer, until.twin);
  const ended = endOf(base) < until.base || endOf(twin) < until.twin;
  const length = Math.min(beforeEnd(played), beforeEnd(again));
  const at = played.slice(0, length).findIndex((sent, index) => sent !== again[index]);
  if (at !== -1) return `${played[at] ?? ''}\n${again[at] ?? ''}`;
  if (!ended && played.length !== again.length) return `${played.length} sent, then ${again.length}`;
  const alike = ended || pictureAt(base, viewer, until.base) === pictureAt(twin, viewer, until.twin);
  return alike ? null : 'their pictures of the table differ';
};

const hidden = (host: Host, until: number): readonly GameEvent[] =>
  host.events.slice(1, Math.min(until, endOf(host)));

/** Dawns and closed ballots that were compared: a pair without any says nothing. */
export const weight = ({ base, until }: Pair): number =>
  hidden(base, until.base).filter(({ type }) => type === 'dawnBroke' || type === 'ballotClosed').length;

/** Whether something else than the deal went on unseen. */
export const differsUnseen = ({ base, twin, until }: Pair): boolean =>
  JSON.stringify(hidden(base, until.base)) !== JSON.stringify(hidden(twin, until.twin));
