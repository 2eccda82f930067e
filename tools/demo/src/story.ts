import type { BallotRecord, NightRecord, Role, SpeechRecord, View } from '@killer-club/rules';
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

const VERB_WORDS = { kill: 'kill', check: 'check', heal: 'heal', shoot: 'shoot' } as const;

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

const nightLines = (night: NightRecord, who: Who): string[] => [
  `  Night ${String(night.round)}`,
  ...night.picks.map(
    ({ seat, verb, target }) =>
      `    ${who(seat)} → ${VERB_WORDS[verb]} ${target === null ? 'nobody' : who(target)}`,
  ),
  `  Dawn ${String(night.round)}: ${night.deaths.length === 0 ? 'a peaceful night' : `dead: ${list(night.deaths.map(who))}`}`,
];

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

/** Last words whole, the night's dead before the speeches and the exile's after the ballot; speeches by their number. */
const roundLines = (night: NightRecord, finished: FinishedGame, who: Who): string[] => {
  const { ballots, speeches } = finished.view;
  const said = speeches.filter(({ round }) => round === night.round);
  const last = said.filter(({ turn }) => turn === 'lastWords');
  const others = said.length - last.length;
  const byDead = last.filter(({ seat }) => night.deaths.includes(seat));
  return [
    ...nightLines(night, who),
    ...lastWordsLines(byDead, finished, who),
    ...(others === 0 ? [] : [`    ${String(others)} things said`]),
    ...ballots.filter(({ round }) => round === night.round).flatMap((ballot) => ballotLines(ballot, who)),
    ...lastWordsLines(
      last.filter((speech) => !byDead.includes(speech)),
      finished,
      who,
    ),
  ];
};

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
    ...(view.reveal?.nights ?? []).flatMap((night) => roundLines(night, finished, who)),
    `  Result: ${resultOf(view)}`,
    ...rolesLines(finished, entries),
  ];
};

/** The same in one line. */
export const lineOf = ({ game, view }: FinishedGame): string =>
  `game ${String(game.number).padStart(4)}: ${String(view.round)} rounds, ${resultOf(view)}`;
