import { byReading } from '../announce/numbered.js';
import type { Viewer } from '../model/audience.js';
import type { Command } from '../model/command.js';
import type { Numbered } from '../model/message.js';
import type { Role } from '../model/role.js';
import type { View } from '../model/view.js';
import { applyMessage } from '../view/applyMessage.js';
import { sent } from './law.js';
import { GROUND, Host, SYSTEM, type HostOptions } from './host.js';

/** Seats 1–2 killers, 3–4 police, 5–9 civilians. */
const NINE: readonly Role[] = [
  'killer', 'killer', 'police', 'police', 'civilian', 'civilian', 'civilian', 'civilian', 'civilian',
]; // prettier-ignore

export const nine = (options: HostOptions = {}): Host => Host.start({ roles: NINE, ...options });

export const server = (host: Host, command: Command): string => host.code(SYSTEM, command);

export const eject = (host: Host, ...seats: readonly number[]): string[] =>
  seats.map((seat) => server(host, { type: 'eject', seat, order: 'out', ground: GROUND }));

export const vote = (host: Host, seat: number, candidate: number | null): string =>
  host.code({ kind: 'seat', seat }, { type: 'castVote', stage: host.state.stage, candidate });

export const kill = (host: Host, target: number | null, ...seats: readonly number[]): string[] =>
  seats.map((seat) =>
    host.code({ kind: 'seat', seat }, { type: 'pick', stage: host.state.stage, verb: 'kill', target }),
  );

export const check = (host: Host, target: number | null, ...seats: readonly number[]): string[] =>
  seats.map((seat) =>
    host.code({ kind: 'seat', seat }, { type: 'pick', stage: host.state.stage, verb: 'check', target }),
  );

export const passAll = (host: Host): void => {
  for (let { phase } = host.state; phase.kind === 'turn'; { phase } = host.state)
    host.seat(phase.seat, { type: 'pass', stage: host.state.stage });
};

/** Night 1 is over without a victim and everybody has spoken: seat 1 is called first. */
export const atBallot = (options: HostOptions = {}): Host => {
  const host = nine(options);
  host.expire();
  passAll(host);
  return host;
};

/** Plays a whole ballot: voter → candidate. */
export const ballot = (host: Host, votes: Readonly<Record<number, number>> = {}): void => {
  const count = host.state.ballots.length;
  while (host.state.phase.kind === 'call' && host.state.ballots.length === count) {
    const called = host.state.phase.candidate;
    for (const [voter, candidate] of Object.entries(votes))
      if (candidate === called) vote(host, Number(voter), candidate);
    host.expire();
  }
};

/** Milliseconds the stage has left; below zero within the grace. */
export const stageLeft = (host: Host): number =>
  (host.state.deadlines.find(({ id }) => id.startsWith('stage:'))?.shown ?? 0) - host.now;

/** Everything a viewer is sent, in the order of the wire. */
export const told = (host: Host, viewer: Viewer): Numbered[] =>
  host.steps.flatMap((step) => sent(step, viewer)).sort(byReading);

export const folded = (host: Host, viewer: Viewer): View | null =>
  told(host, viewer).reduce<View | null>((view, { message }) => applyMessage(view, message, viewer), null);
