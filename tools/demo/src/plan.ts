import { createHash } from 'node:crypto';

/** What the command line asked for. */
export interface Plan {
  readonly preset: string;
  readonly players: number;
  readonly games: number;
  /** Games at a time. */
  readonly parallel: number;
  readonly seed: string;
  /** Milliseconds of the club's clock in a real one. */
  readonly speed: number;
}

/** Everything of one game that the seed settles. */
export interface PlannedGame {
  /** Counts from 1. */
  readonly number: number;
  readonly id: string;
  readonly firstSpeaker: number;
  /** 32 bytes, lower-case hex. */
  readonly seed: string;
  /** 16 bytes by seat, lower-case hex. */
  readonly contributions: readonly string[];
  /** Names each seat's character. */
  readonly characters: readonly string[];
}

const hash = (name: string, length: number): string =>
  createHash('sha256').update(`demo/${name}`).digest('hex').slice(0, length);

/** The id is the seed's too, as bots draw their luck from it. */
export const plannedGame = ({ seed, players }: Plan, number: number): PlannedGame => {
  const name = `${seed}/${String(number)}`;
  const seats = Array.from({ length: players }, (_, index) => `${name}/${String(index + 1)}`);
  return {
    number,
    id: hash(`game/${name}`, 32),
    firstSpeaker: ((number - 1) % players) + 1,
    seed: hash(`seed/${name}`, 64),
    contributions: seats.map((seat) => hash(`contribution/${seat}`, 32)),
    characters: seats,
  };
};

/** Numbers of the games each table plays, one after the other. */
export const tablesOf = ({ games, parallel }: Plan): number[][] =>
  Array.from({ length: Math.min(parallel, games) }, (_, table) =>
    Array.from({ length: games }, (_number, index) => index + 1).filter(
      (number) => (number - 1) % parallel === table,
    ),
  );
