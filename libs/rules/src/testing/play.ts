import type { SeatCommand } from '../model/command.js';
import type { BallotRecord } from '../model/record.js';
import type { Role } from '../model/role.js';
import { seatOf } from '../model/queries.js';
import { verbOf } from '../ruleset/nightActs.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { customised } from '../ruleset/customised.js';
import { Host, type HostOptions } from './host.js';
import { passAll, vote } from './nine.js';
import { SIX } from './six.js';

const CARDS: Readonly<Record<string, Role>> = {
  K: 'killer',
  P: 'police',
  C: 'civilian',
  D: 'doctor',
  SP: 'secretPolice',
  SK: 'secretKiller',
};

/** Cards as scenario files write them: `K K P P C C C C`. */
export const cards = (seats: string): readonly Role[] =>
  seats.split(' ').map((sign) => {
    const role = CARDS[sign];
    if (role === undefined) throw new Error(`No card is written ${sign}`);
    return role;
  });

/** A preset with changed options, as a table of custom rules would play it. */
export const rulesOf = (preset: string, options: object = {}): Ruleset => {
  const base = SIX[preset];
  if (base === undefined) throw new Error(`No preset is called ${preset}`);
  const result = customised(base, options);
  if (!result.ok) throw new Error(result.faults.map(({ path, code }) => `${path} ${code}`).join(', '));
  return result.ruleset;
};

export const sit = (preset: string, seats: string, options: object = {}, more: HostOptions = {}): Host =>
  Host.start({ roles: cards(seats), ruleset: rulesOf(preset, options), ...more });

type StagedCommand = Exclude<SeatCommand, { type: 'leave' }>;
type Staged = {
  [K in StagedCommand['type']]: Omit<Extract<StagedCommand, { type: K }>, 'stage'>;
}[StagedCommand['type']];

/** A player's act in the stage that is on. */
export const act = (host: Host, seat: number, command: Staged): string =>
  host.code({ kind: 'seat', seat }, { ...command, stage: host.state.stage });

/** The night act of the seat's role; null is nobody. */
export const pick = (host: Host, seat: number, target: number | null): string => {
  const verb = verbOf(seatOf(host.state, seat)?.role ?? 'civilian');
  return verb === null ? 'sleeps' : act(host, seat, { type: 'pick', verb, target });
};

export type Choice = readonly [seat: number, target: number | null];

/** A whole night: the picks in this order, then the clock; the answers to the picks. */
export const night = (host: Host, ...picks: readonly Choice[]): string[] => {
  const { round } = host.state;
  const answers = picks.map(([seat, target]) => pick(host, seat, target));
  while (host.state.phase.kind === 'night' && host.state.round === round) host.expire();
  return answers;
};

export const nominate = (host: Host, voter: number, ...marks: readonly number[]): string[] =>
  marks.map((candidate) => act(host, voter, { type: 'nominate', candidate }));

/** Speeches go by, then a nomination: voter → marks. */
export const nomination = (host: Host, marks: Readonly<Record<number, readonly number[]>> = {}): void => {
  passAll(host);
  for (const [voter, seats] of Object.entries(marks)) nominate(host, Number(voter), ...seats);
  host.expire();
};

/** Turns go by, then a window in which everybody votes at once: voter → candidate. */
export const windowVote = (host: Host, votes: Readonly<Record<number, number>> = {}): void => {
  passAll(host);
  for (const [voter, candidate] of Object.entries(votes)) vote(host, Number(voter), candidate);
  host.expire();
};

/** Kind and seat of the turn, or what else is on. */
export const now = (host: Host): string => {
  const { phase } = host.state;
  if (phase.kind === 'ended') return `${phase.result} ${phase.reason}`;
  return phase.kind === 'turn' ? `${phase.seat} ${phase.turn}` : phase.kind;
};

/** Everybody who speaks from here on without a stage between, in order. */
export const speakers = (host: Host): string[] => {
  const heard: string[] = [];
  for (let { phase } = host.state; phase.kind === 'turn'; { phase } = host.state) {
    heard.push(now(host));
    act(host, phase.seat, { type: 'pass' });
  }
  return heard;
};

export const dead = (host: Host): readonly number[] => host.state.nights.at(-1)?.deaths ?? [];

export const lastBallot = (host: Host): BallotRecord | undefined => host.state.ballots.at(-1);
