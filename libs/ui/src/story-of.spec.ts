import { describe, expect, it } from '@jest/globals';
import {
  PRESETS,
  decide,
  evolve,
  isOver,
  nextDeadline,
  viewFor,
  type Command,
  type Game,
  type GameState,
  type PresetName,
  type View,
} from '@killer-club/rules';
import { nightsOf, roundsOf, withoutVote, type Passage } from './story-of.js';

const hex = (byte: number, count: number): string => byte.toString(16).padStart(2, '0').repeat(count);

/** A table in memory; nobody acts but as told, the rest runs by its clock. */
class Table {
  private game: Game = null;
  private now = 0;
  private texts = 0;

  constructor(preset: PresetName = 'police', size = 8) {
    this.send({
      type: 'startGame',
      gameId: 'story',
      rulesetId: preset,
      ruleset: PRESETS[preset],
      ranked: false,
      clockFactor: 1,
      firstSpeaker: 1,
      protectedSeats: [],
      seed: hex(7, 32),
      contributions: Array.from({ length: size }, (_, index) => hex(index, 16)),
    });
  }

  get state(): GameState {
    if (this.game === null) throw new Error('The game has not started');
    return this.game;
  }

  get view(): View {
    return viewFor(this.state, { kind: 'spectator' });
  }

  send(command: Command, seat?: number): void {
    const actor = seat === undefined ? ({ kind: 'system' } as const) : ({ kind: 'seat', seat } as const);
    const decision = decide(this.game, command, { now: this.now, actor });
    if (!decision.ok) throw new Error(`${command.type}: ${decision.code}`);
    this.game = decision.events.reduce<Game>(evolve, this.game);
  }

  seatsOf(role: string): number[] {
    return this.state.seats.filter((entry) => entry.role === role).map(({ seat }) => seat);
  }

  kill(target: number): void {
    for (const seat of this.seatsOf('killer'))
      if (this.state.seats[seat - 1]?.exit === null)
        this.send({ type: 'pick', stage: this.state.stage, verb: 'kill', target }, seat);
    while (this.state.phase.kind === 'night') this.expire();
  }

  /** Everybody says one thing and passes. */
  speakAll(): void {
    for (let { phase } = this.state; phase.kind === 'turn'; { phase } = this.state) {
      this.texts += 1;
      const text = { id: `text-${this.texts}`, hash: hex(1, 32) };
      this.send({ type: 'speak', stage: this.state.stage, text }, phase.seat);
      this.send({ type: 'pass', stage: this.state.stage }, phase.seat);
    }
  }

  /** Voter → candidate, through one ballot. */
  vote(votes: Readonly<Record<number, number>>): void {
    const held = this.state.ballots.length;
    while (this.state.phase.kind === 'call' && this.state.ballots.length === held) {
      const { candidate } = this.state.phase;
      for (const [voter, choice] of Object.entries(votes))
        if (choice === candidate)
          this.send({ type: 'castVote', stage: this.state.stage, candidate }, Number(voter));
      this.expire();
    }
  }

  /** Voter → candidate, in one window of a nomination or a final vote. */
  choose(type: 'nominate' | 'castVote', choices: Readonly<Record<number, number>>): void {
    const { stage } = this.state;
    for (const [voter, candidate] of Object.entries(choices))
      this.send({ type, stage, candidate }, Number(voter));
    this.expire();
  }

  expire(): void {
    const deadline = nextDeadline(this.state);
    if (deadline === null) throw new Error('No deadline runs');
    this.now = Math.max(this.now, deadline.at);
    this.send({ type: 'expire', deadline: deadline.id });
  }
}

const outline = (day: readonly Passage[]): string[] =>
  day.map((passage) =>
    passage.kind === 'ballot'
      ? `ballot ${passage.ballot.kind}`
      : [...new Set(passage.speeches.map(({ turn }) => turn))].join('+'),
  );

/** A killed civilian, a tie between two others, the first of them voted out after the statements. */
const tiedRound = () => {
  const table = new Table();
  const [victim = 0, a = 0, b = 0, c = 0] = table.seatsOf('civilian');
  const [officer = 0] = table.seatsOf('police');
  table.kill(victim);
  table.speakAll();
  table.vote({ [b]: a, [a]: b });
  table.speakAll();
  table.vote({ [b]: a, [c]: a, [officer]: b });
  table.speakAll();
  return { table, victim, a, b, c, officer };
};

describe('the story of a game', () => {
  it('tells a day in its order: last words, speeches, ballots, statements between them, the exile’s last words', () => {
    const { table, victim, a } = tiedRound();
    const [round] = roundsOf(table.view);
    expect(outline(round?.day ?? [])).toEqual([
      'lastWords+speech',
      'ballot first',
      'statement',
      'ballot statement',
      'lastWords',
    ]);
    expect(round?.night).toEqual({ round: 1, picks: null, deaths: [victim] });
    expect(round?.exits).toEqual([{ seat: a, how: 'exiled' }]);
  });

  it('counts as without a vote only who was alive at the ballot', () => {
    const { table, victim, a, b, c, officer } = tiedRound();
    const [first, second] = table.view.ballots;
    const idle = (voters: readonly number[]) =>
      [1, 2, 3, 4, 5, 6, 7, 8].filter((seat) => seat !== victim && !voters.includes(seat));
    expect(withoutVote(table.view, first!)).toEqual(idle([a, b]));
    expect(withoutVote(table.view, second!)).toEqual(idle([b, c, officer]));
  });

  it('keeps picks and an unfinished night untold until the end, then shows every night', () => {
    const { table, victim } = tiedRound();
    expect(table.state.phase.kind).toBe('night');
    expect(table.state.round).toBe(2);
    expect(nightsOf(table.view)).toEqual([{ round: 1, picks: null, deaths: [victim] }]);
    expect(roundsOf(table.view)[1]).toMatchObject({ round: 2, night: null, day: [] });
    for (const seat of table.seatsOf('killer')) table.send({ type: 'leave' }, seat);
    expect(isOver(table.state)).toBe(true);
    const [night] = nightsOf(table.view);
    expect(night?.picks?.map(({ seat, target }) => [seat, target])).toEqual(
      table.seatsOf('killer').map((seat) => [seat, victim]),
    );
    expect(roundsOf(table.view)[1]?.exits).toEqual(
      table.seatsOf('killer').map((seat) => ({ seat, how: 'left' })),
    );
  });

  it('tells a nomination, the circle’s statements and the final vote, last night’s dead among the voters', () => {
    const table = new Table('secret-killer', 12);
    const [victim = 0, a = 0, b = 0] = table.seatsOf('civilian');
    table.kill(victim);
    table.speakAll();
    table.choose('nominate', { [victim]: a, [a]: b });
    table.speakAll();
    table.choose('castVote', { [victim]: a });
    table.speakAll();
    const [round] = roundsOf(table.view);
    expect(outline(round?.day ?? [])).toEqual([
      'lastWords+speech',
      'ballot nomination',
      'statement',
      'ballot final',
      'lastWords',
    ]);
    const [nomination, final] = table.view.ballots;
    const idle = (voters: readonly number[]) =>
      Array.from({ length: 12 }, (_, index) => index + 1).filter((seat) => !voters.includes(seat));
    expect(withoutVote(table.view, nomination!)).toEqual(idle([victim, a]));
    expect(withoutVote(table.view, final!)).toEqual(idle([victim]));
  });

  it('knows no night where companions only meet', () => {
    const table = new Table('deduction', 6);
    table.expire();
    expect(table.state.phase.kind).toBe('turn');
    expect(nightsOf(table.view)).toEqual([]);
    expect(roundsOf(table.view)[0]?.night).toBeNull();
  });

  it('files the judge’s acts under their round', () => {
    const { table, officer } = tiedRound();
    table.send({ type: 'warn', seat: officer, ground: { offence: 'oath', note: null } });
    expect(roundsOf(table.view).map(({ sanctions }) => sanctions.map(({ kind }) => kind))).toEqual([
      [],
      ['warned'],
    ]);
  });
});
