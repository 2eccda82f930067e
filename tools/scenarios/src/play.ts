import type { Actor, Command, PickVerb, View } from '@killer-club/rules';
import type { Step } from './scenario.js';
import type { Table } from './table.js';

/** Commands of a step that were refused, as written. */
export type Refused = readonly string[];

/** A step that does not fit the moment it meets. */
export class Misplaced extends Error {}

const GROUND = { offence: 'other', note: null };
const VERBS: readonly string[] = ['kill', 'check', 'heal', 'shoot'];
const isVerb = (word: string): word is PickVerb => VERBS.includes(word);

const seatActor = (word: string): Actor => ({ kind: 'seat', seat: Number(word) });

const judgeCommand = (verb: string, seat: number): Command | null => {
  switch (verb) {
    case 'eject':
      return { type: 'eject', seat, order: 'out', ground: GROUND };
    case 'void':
      return { type: 'voidVote', seat, ground: GROUND };
    case 'pause':
      return { type: 'pause', ground: GROUND };
    case 'resume':
      return { type: 'resume' };
    case 'annul':
      return { type: 'annul', ground: GROUND };
    default:
      return null;
  }
};

const seatCommand = (verb: string, word: string | undefined, stage: number): Command | null => {
  const target = word === undefined || word === 'none' ? null : Number(word);
  if (isVerb(verb)) return { type: 'pick', stage, verb, target };
  switch (verb) {
    case 'vote':
      return { type: 'castVote', stage, candidate: target };
    case 'mark':
      return target === null ? null : { type: 'nominate', stage, candidate: target };
    case 'extra':
      return { type: 'requestSpeech', stage };
    case 'pass':
    case 'surrender':
    case 'callRoundPk':
      return { type: verb, stage };
    case 'leave':
      return { type: 'leave' };
    default:
      return null;
  }
};

/** Says a command as it is written; false when it was refused, or when no such act exists here. */
const say = (table: Table, text: string, stage: number): boolean => {
  const [who = '', verb = '', word] = text.split(' ');
  const command = who === 'judge' ? judgeCommand(verb, Number(word)) : seatCommand(verb, word, stage);
  if (command === null) return false;
  return table.submit(who === 'judge' ? { kind: 'system' } : seatActor(who), command);
};

/** The dead may leave at any time, even after the end; it changes nothing. */
const isIdleLeave = (table: Table, text: string): boolean => {
  const [who, verb] = text.split(' ');
  return verb === 'leave' && table.view.seats.some(({ seat, exit }) => seat === Number(who) && exit !== null);
};

/** Every speech goes by; the one night of a game without others needs no step of its own. */
const passSpeeches = (table: Table): void => {
  const { phase, ruleset } = table.view;
  if (phase.kind === 'night' && ruleset.night.kind === 'recognition') table.runOut();
  while (table.pass());
};

/** The same, and nobody asks for another speech. */
const passAll = (table: Table): void => {
  passSpeeches(table);
  if (table.view.phase.kind !== 'extraRequest') return;
  table.runOut();
  passSpeeches(table);
};

const playNight = (table: Table, picks: readonly string[]): Refused => {
  if (table.view.phase.kind !== 'night') passAll(table);
  if (table.view.phase.kind !== 'night') throw new Misplaced('a night step, but it is not night');
  const { stage } = table;
  const refused = picks.filter((text) => !say(table, text, stage));
  if (table.stage === stage) table.runOut();
  return refused;
};

const runOutTally = (table: Table): void => {
  if (table.view.phase.kind === 'tally') table.runOut();
};

const refusedOf = (table: Table, texts: readonly string[]): Refused => {
  const { stage } = table;
  return texts.filter((text) => !say(table, text, stage));
};

const isNomination = ({ ballots }: View): boolean => ballots.at(-1)?.kind === 'nomination';

const playVotes = (table: Table, votes: Readonly<Record<string, number>>): Refused => {
  passAll(table);
  const { phase } = table.view;
  if (phase.kind === 'call') return playCalls(table, votes);
  if (phase.kind !== 'window' || isNomination(table.view))
    throw new Misplaced('a vote step, but no ballot is open');
  const refused = refusedOf(
    table,
    Object.entries(votes).map(([voter, candidate]) => `${voter} vote ${candidate}`),
  );
  table.runOut();
  runOutTally(table);
  return refused;
};

const playMarks = (table: Table, marks: Readonly<Record<string, readonly number[]>>): Refused => {
  passAll(table);
  if (table.view.phase.kind !== 'window' || !isNomination(table.view))
    throw new Misplaced('a nominate step, but no nomination is open');
  const refused = refusedOf(
    table,
    Object.entries(marks).flatMap(([voter, seats]) => seats.map((seat) => `${voter} mark ${seat}`)),
  );
  table.runOut();
  return refused;
};

const playRequests = (table: Table, seats: readonly number[]): Refused => {
  passSpeeches(table);
  if (table.view.phase.kind !== 'extraRequest')
    throw new Misplaced('an extra step, but no request window is open');
  const refused = refusedOf(
    table,
    seats.map((seat) => `${seat} extra`),
  );
  table.runOut();
  return refused;
};

/** Each vote goes in when its candidate is called; what was never called is refused in the end. */
const playCalls = (table: Table, votes: Readonly<Record<string, number>>): Refused => {
  const ballot = table.view.ballots.length;
  const open = new Map(
    Object.entries(votes).map(([voter, candidate]) => [`${voter} vote ${candidate}`, candidate]),
  );
  const refused = new Set<string>();
  for (
    let view = table.view;
    view.phase.kind === 'call' && view.ballots.length === ballot;
    view = table.view
  ) {
    const called = view.phase.candidate;
    for (const [text, candidate] of open) {
      if (candidate !== called) continue;
      open.delete(text);
      if (!say(table, text, table.stage)) refused.add(text);
    }
    table.runOut();
  }
  runOutTally(table);
  return Object.entries(votes)
    .map(([voter, candidate]) => `${voter} vote ${candidate}`)
    .filter((text) => refused.has(text) || open.has(text));
};

const passUpTo = (table: Table, turn: string): void => {
  const [seat, kind] = turn.split(' ');
  for (;;) {
    const { phase } = table.view;
    if (phase.kind === 'turn' && phase.seat === Number(seat) && phase.turn === kind) return;
    if (!table.pass()) throw new Misplaced(`at: "${turn}" never comes`);
  }
};

/** Plays one step and tells what was refused. */
export const playStep = (table: Table, step: Step): Refused => {
  if ('night' in step) return playNight(table, step.night);
  if ('vote' in step) return playVotes(table, step.vote);
  if ('nominate' in step) return playMarks(table, step.nominate);
  if ('extra' in step) return playRequests(table, step.extra);
  if (step.at !== undefined) passUpTo(table, step.at);
  if (step.after === 'speeches') passAll(table);
  return step.do.filter((text) => !isIdleLeave(table, text) && !say(table, text, table.stage));
};
