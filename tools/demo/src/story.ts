import type { BallotRecord, NightRecord, Pick, Role, SpeechRecord, View } from '@killer-club/rules';
import type { Entry } from './ledger.js';
import type { FinishedGame } from './table.js';
import { REASON_WORDS, RESULT_WORDS, ROLE_WORDS, shortRole } from './words.js';

type Who = (seat: number) => string;

const BALLOT_WORDS: Readonly<Record<BallotRecord['kind'], string>> = {
  first: 'ballot',
  repeat: 'ballot again, as nobody voted',
  statement: 'ballot after the statements of the tied',
  offCircle: 'ballot after everybody else spoke',
  nomination: 'nomination',
  final: 'final vote within the circle',
};

/** What nobody as a target means is each verb's own. */
const VERB_WORDS: Readonly<Record<Pick['verb'], { readonly does: string; readonly spares: string }>> = {
  kill: { does: 'kills', spares: 'kills nobody' },
  check: { does: 'checks', spares: 'checks nobody' },
  heal: { does: 'heals', spares: 'heals nobody' },
  shoot: { does: 'shoots', spares: 'keeps the shot' },
};

/** By seat: number, name, and the role's Chinese name. */
const whoIn = ({ members, view }: FinishedGame): Who => {
  const roles = view.reveal?.roles ?? [];
  return (seat) => {
    const role = roles[seat - 1];
    const name = members[seat - 1]?.name ?? '?';
    return `${String(seat)} ${name}${role === undefined ? '' : ` ${shortRole(role)}`}`;
  };
};

const list = (items: readonly string[]): string => (items.length === 0 ? 'nobody' : items.join(', '));

const pickLine = ({ seat, verb, target }: Pick, who: Who): string => {
  const { does, spares } = VERB_WORDS[verb];
  return `    ${who(seat)} → ${target === null ? spares : `${does} ${who(target)}`}`;
};

const dawnOf = ({ deaths }: NightRecord, who: Who): string =>
  deaths.length === 0 ? 'a peaceful night' : `dead: ${list(deaths.map(who))}`;

/** A round without a night begins with its day. */
const nightLines = (
  night: NightRecord | undefined,
  round: number,
  { view }: FinishedGame,
  who: Who,
): string[] => {
  if (night === undefined) return [`  Day ${String(round)}`];
  if (view.ruleset.night.kind === 'recognition')
    return [`  Night ${String(round)}: partners come to know each other`];
  return [
    `  Night ${String(round)}`,
    ...night.picks.map((pick) => pickLine(pick, who)),
    `  Dawn ${String(round)}: ${dawnOf(night, who)}`,
  ];
};

const outcomeOf = ({ outcome }: BallotRecord, who: Who): string => {
  if (outcome === null) return 'broken off';
  switch (outcome.kind) {
    case 'exiled':
      return `${who(outcome.seat)} is exiled`;
    case 'circle':
      return `in the circle: ${list(outcome.seats.map(who))}`;
    case 'tied':
      return `tied: ${list(outcome.seats.map(who))}`;
    case 'none':
      return 'no votes';
  }
};

const ballotLines = (ballot: BallotRecord, who: Who): string[] => {
  const calls = ballot.calls
    .filter(({ voters }) => voters.length > 0)
    .toSorted((a, b) => b.voters.length - a.voters.length);
  return [
    `    ${BALLOT_WORDS[ballot.kind]}: ${outcomeOf(ballot, who)}`,
    ...calls.map(
      ({ candidate, voters }) =>
        `      ${String(voters.length)} for ${who(candidate)} ← seats ${voters.join(' ')}`,
    ),
  ];
};

const lastWordsLines = (speeches: readonly SpeechRecord[], { texts }: FinishedGame, who: Who): string[] =>
  speeches.map(({ seat, text }) => `    last words of ${who(seat)}: “${texts[text.id] ?? '…'}”`);

const shownLines = ({ shown }: FinishedGame, round: number, who: Who): string[] =>
  shown.filter((card) => card.round === round).map(({ seat }) => `    shows the card: ${who(seat)}`);

/** Last words whole, the night's dead before the speeches and the exile's after the ballot; speeches by their number. */
const roundLines = (round: number, finished: FinishedGame, who: Who): string[] => {
  const { ballots, speeches, reveal } = finished.view;
  const night = reveal?.nights.find((one) => one.round === round);
  const said = speeches.filter((speech) => speech.round === round);
  const last = said.filter(({ turn }) => turn === 'lastWords');
  const others = said.length - last.length;
  const extra = said.filter(({ turn }) => turn === 'extraSpeech').map(({ seat }) => who(seat));
  const byDead = last.filter(({ seat }) => night?.deaths.includes(seat) ?? false);
  return [
    ...nightLines(night, round, finished, who),
    ...lastWordsLines(byDead, finished, who),
    ...(others === 0 ? [] : [`    ${String(others)} things said`]),
    ...(extra.length === 0 ? [] : [`    asked to speak again: ${list([...new Set(extra)])}`]),
    ...ballots.filter((ballot) => ballot.round === round).flatMap((ballot) => ballotLines(ballot, who)),
    ...shownLines(finished, round, who),
    ...lastWordsLines(
      last.filter((speech) => !byDead.includes(speech)),
      finished,
      who,
    ),
  ];
};

const roundsOf = ({ round }: View): number[] => Array.from({ length: round }, (_, index) => index + 1);

const fate = ({ exit }: View['seats'][number]): string =>
  exit === null ? 'alive at the end' : `${exit.how} in round ${String(exit.round)}`;

const rolesLines = ({ members, view }: FinishedGame, entries: readonly Entry[]): string[] =>
  view.seats.map((seat, index) => {
    const member = members[index];
    const role: Role | undefined = view.reveal?.roles[index];
    const points = entries.filter((entry) => entry.member === member?.id);
    const earned = points.map((entry) => `${entry.cause} ${signed(entry.points)}`).join(', ');
    return `    ${String(seat.seat).padStart(2)} ${(member?.name ?? '?').padEnd(10)} ${role === undefined ? '?' : ROLE_WORDS[role]} · ${fate(seat)} · ledger: ${earned}`;
  });

const signed = (points: number): string => (points > 0 ? `+${String(points)}` : String(points));

export const resultOf = ({ phase }: View): string =>
  phase.kind === 'ended' ? `${RESULT_WORDS[phase.result]}: ${REASON_WORDS[phase.reason]}` : 'not over';

/** One game as somebody would tell it who was told everything at the end. */
export const storyOf = (finished: FinishedGame, entries: readonly Entry[]): string[] => {
  const who = whoIn(finished);
  const { game, view } = finished;
  return [
    `Game ${String(game.number)} · ${String(view.seats.length)} players · seat ${String(game.firstSpeaker)} speaks first · ${game.id}`,
    ...roundsOf(view).flatMap((round) => roundLines(round, finished, who)),
    `  Result: ${resultOf(view)}`,
    ...rolesLines(finished, entries),
  ];
};

/** The same in one line. */
export const lineOf = ({ game, view }: FinishedGame): string =>
  `game ${String(game.number).padStart(4)}: ${String(view.round)} rounds, ${resultOf(view)}`;
