import type {
  BallotRecord,
  Exit,
  Pick,
  SanctionRecord,
  Seat,
  SpeechRecord,
  TurnKind,
  View,
} from '@killer-club/rules';

export interface NightStory {
  readonly round: number;
  /** Null until the end shows them (CON-06). */
  readonly picks: readonly Pick[] | null;
  readonly deaths: readonly Seat[];
}

/** What follows each other in a day: speeches of one kind, or a ballot. */
export type Passage =
  | { readonly kind: 'speeches'; readonly speeches: readonly SpeechRecord[] }
  | { readonly kind: 'ballot'; readonly ballot: BallotRecord; readonly without: readonly Seat[] };

export interface ExitStory {
  readonly seat: Seat;
  readonly how: Exit['how'];
}

export interface RoundStory {
  readonly round: number;
  /** Null while the night lasts, and for good where the game ended in it or the round has none. */
  readonly night: NightStory | null;
  readonly day: readonly Passage[];
  /** Exits by day, in seat order. */
  readonly exits: readonly ExitStory[];
  readonly sanctions: readonly SanctionRecord[];
}

const roundsUntil = (round: number): number[] => Array.from({ length: round }, (_, index) => index + 1);

const exitsIn = (view: View, round: number): ExitStory[] =>
  view.seats.flatMap(({ seat, exit }) => (exit?.round === round ? [{ seat, how: exit.how }] : []));

const goneBy = (view: View, round: number, how: Exit['how']): Seat[] =>
  exitsIn(view, round)
    .filter((exit) => exit.how === how)
    .map(({ seat }) => seat);

const nightsTold = (view: View): readonly NightStory[] =>
  roundsUntil(view.phase.kind === 'night' ? view.round - 1 : view.round).map((round) => ({
    round,
    picks: null,
    deaths: goneBy(view, round, 'killed'),
  }));

/** Every finished night in which something could happen, oldest first; one of recognition is none (DED-02). */
export const nightsOf = (view: View): readonly NightStory[] =>
  view.ruleset.night.kind === 'recognition' ? [] : (view.reveal?.nights ?? nightsTold(view));

/**
 * Who had a vote in a ballot for certain: the living, and last night's dead where the ruleset lets them (SKV-10). Who
 * left or was sent away in the same round may have had one.
 */
const votersAt = ({ seats, ruleset }: View, { round }: BallotRecord): Seat[] => {
  const stays: readonly Exit['how'][] = ruleset.ballot.lastNightsDead ? ['exiled', 'killed'] : ['exiled'];
  return seats
    .filter(
      ({ exit }) => exit === null || exit.round > round || (exit.round === round && stays.includes(exit.how)),
    )
    .map(({ seat }) => seat);
};

/** Who had a vote and gave none in a ballot; whose vote was voided in that round may have given one (DET-14). */
export const withoutVote = (view: View, ballot: BallotRecord): readonly Seat[] => {
  const voters = ballot.calls.flatMap((call) => call.voters);
  const voided = view.sanctions
    .filter(({ kind, round }) => kind === 'voteVoided' && round === ballot.round)
    .map(({ seat }) => seat);
  return votersAt(view, ballot).filter((seat) => !voters.includes(seat) && !voided.includes(seat));
};

/** Speeches of these kinds come before these ballots. */
const COURSE = [
  { turns: ['lastWords', 'speech', 'extraSpeech'], ballots: ['first', 'repeat', 'nomination'] },
  { turns: ['statement'], ballots: ['statement', 'final'] },
  { turns: ['offCircleSpeech'], ballots: ['offCircle'] },
] as const satisfies readonly {
  readonly turns: readonly TurnKind[];
  readonly ballots: readonly BallotRecord['kind'][];
}[];

const passageOf = (speeches: readonly SpeechRecord[]): readonly Passage[] =>
  speeches.length === 0 ? [] : [{ kind: 'speeches', speeches }];

const dayOf = (view: View, round: number): readonly Passage[] => {
  const exiled = goneBy(view, round, 'exiled');
  const isFarewell = ({ turn, seat }: SpeechRecord) => turn === 'lastWords' && exiled.includes(seat);
  const said = view.speeches.filter((speech) => speech.round === round);
  const held = view.ballots.filter((ballot) => ballot.round === round);
  const steps = COURSE.flatMap(({ turns, ballots }): readonly Passage[] => [
    ...passageOf(said.filter((speech) => turns.some((turn) => turn === speech.turn) && !isFarewell(speech))),
    ...held
      .filter(({ kind }) => ballots.some((step) => step === kind))
      .map((ballot): Passage => ({ kind: 'ballot', ballot, without: withoutVote(view, ballot) })),
  ]);
  return [...steps, ...passageOf(said.filter(isFarewell))];
};

/** The story of a game by round, as far as the view knows it. */
export const roundsOf = (view: View): readonly RoundStory[] => {
  const nights = nightsOf(view);
  return roundsUntil(view.round).map((round) => ({
    round,
    night: nights.find((night) => night.round === round) ?? null,
    day: dayOf(view, round),
    exits: exitsIn(view, round).filter(({ how }) => how !== 'killed'),
    sanctions: view.sanctions.filter((sanction) => sanction.round === round),
  }));
};
