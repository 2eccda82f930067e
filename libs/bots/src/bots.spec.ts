import { describe, expect, it } from '@jest/globals';
import {
  PRESET_NAMES,
  PRESETS,
  isAlive,
  type PickVerb,
  type PresetName,
  type SeatCommand,
} from '@killer-club/rules';
import { playGame, type Acted, type Played } from './testing/play-game.js';

const sizesOf = (preset: PresetName): number[] => Object.keys(PRESETS[preset].roles).map(Number);

/** So many games a preset, shared among its sizes: enough of them for either side to win some. */
const GAMES = 40;

/** Played once, looked at by every test. */
const played = new Map<PresetName, readonly Played[]>();

const playAll = (preset: PresetName): readonly Played[] => {
  const sizes = sizesOf(preset);
  return Array.from({ length: GAMES }, (_, index) =>
    playGame({ preset, size: sizes[index % sizes.length]!, seed: 1 + Math.floor(index / sizes.length) }),
  );
};

const gamesOf = (preset: PresetName): readonly Played[] => {
  const games = played.get(preset) ?? playAll(preset);
  played.set(preset, games);
  return games;
};

const actsOf = (preset: PresetName, type: SeatCommand['type']): Acted[] =>
  gamesOf(preset).flatMap(({ acts }) => acts.filter(({ command }) => command.type === type));

/** The targets of one game's picks, by night. */
const targets = ({ end }: Played, verb: PickVerb): (number | null)[] =>
  end.nights.flatMap(({ picks }) => picks.filter((pick) => pick.verb === verb).map(({ target }) => target));

const byTheDead = ({ seat, before }: Acted): boolean => !isAlive(before, seat);

const wins = (preset: PresetName, side: string): number =>
  gamesOf(preset).filter(({ end }) => end.phase.kind === 'ended' && end.phase.result === side).length;

describe.each(PRESET_NAMES)('bots at %s', (preset) => {
  it('play games of every size to their end, and every command is legal', () => {
    const games = gamesOf(preset);
    expect(new Set(games.map(({ order }) => order.size))).toEqual(new Set(sizesOf(preset)));
    for (const { end, refused } of games) {
      expect(refused).toEqual([]);
      expect(end.phase.kind).toBe('ended');
    }
  });

  it('win some on either side', () => {
    expect(wins(preset, 'good')).toBeGreaterThan(5);
    expect(wins(preset, 'killers')).toBeGreaterThan(5);
  });

  it('play one seed the same again, another one otherwise', () => {
    const size = sizesOf(preset)[0]!;
    const commands = (seed: number): unknown =>
      playGame({ preset, size, seed }).acts.map(({ seat, command }) => [seat, command]);
    const first = gamesOf(preset)[0]!.acts.map(({ seat, command }) => [seat, command]);
    expect(commands(1)).toEqual(first);
    expect(commands(2)).not.toEqual(first);
  });

  it('leave no night to the clock that waits for their acts', () => {
    const { end, kind } = PRESETS[preset].night;
    const nights = gamesOf(preset).filter(({ expired }) => expired.includes('night'));
    expect(nights).toHaveLength(end === 'fixed' || kind === 'recognition' ? GAMES : 0);
  });
});

describe.each(['doctor-agent', 'secret-killer', 'secret-police'] as const)('a doctor at %s', (preset) => {
  it('heals, now and then nobody, and never the same seat twice in a row', () => {
    const all = gamesOf(preset).map((game) => targets(game, 'heal'));
    expect(all.flat()).toContain(null);
    expect(all.flat().filter((target) => target !== null).length).toBeGreaterThan(GAMES);
    for (const nights of all)
      for (const [night, target] of nights.entries())
        expect(target === null || target !== nights[night - 1]).toBe(true);
  });
});

describe.each(['doctor-agent', 'secret-police'] as const)('a secret police officer at %s', (preset) => {
  it('withholds the shot until somebody is suspected or it grows late, then shoots once', () => {
    const all = gamesOf(preset).map((game) => targets(game, 'shoot'));
    const shots = all.map((nights) => nights.filter((target) => target !== null).length);
    const firstNights = gamesOf(preset).flatMap(({ end }) => end.nights[0]?.picks ?? []);
    const early = firstNights.filter(({ verb, target }) => verb === 'shoot' && target !== null);
    expect(early).toEqual([]);
    expect(new Set(shots)).toEqual(new Set([0, 1]));
  });
});

describe('a secret killer', () => {
  it('kills in every night of their life', () => {
    const kills = actsOf('secret-killer', 'pick').filter(
      ({ seat, before }) => before.seats[seat - 1]?.role === 'secretKiller',
    );
    expect(kills.length).toBeGreaterThan(GAMES);
    for (const { command } of kills)
      expect(command).toMatchObject({ verb: 'kill', target: expect.any(Number) });
  });
});

describe.each(['secret-killer', 'secret-police'] as const)('the days of %s', (preset) => {
  it('see one to three marks of a voter, and votes that change', () => {
    const marks = actsOf(preset, 'nominate');
    const votes = actsOf(preset, 'castVote');
    const counts = new Map<string, number>();
    for (const { seat, before } of marks) {
      const name = `${before.gameId}/${before.stage}/${seat}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    expect(new Set(counts.values())).toEqual(new Set([1, 2, 3]));
    const voters = votes.map(({ seat, before }) => `${before.gameId}/${before.stage}/${seat}`);
    expect(new Set(voters).size).toBeLessThan(voters.length);
  });

  it('hear last night’s dead in nominations and votes', () => {
    expect(actsOf(preset, 'nominate').some(byTheDead)).toBe(true);
    expect(actsOf(preset, 'castVote').some(byTheDead)).toBe(true);
  });
});

describe('bots', () => {
  it('ask for another speech now and then where it can be had', () => {
    const asks = actsOf('secret-police', 'requestSpeech');
    expect(asks.length).toBeGreaterThan(GAMES);
    expect(actsOf('secret-killer', 'requestSpeech')).toEqual([]);
  });

  it('claim a round PK as the last of the police, sometimes rightly', () => {
    const claims = actsOf('police-mainstream', 'callRoundPk');
    const left = (role: string): number[] =>
      claims.map(
        ({ before }) => before.seats.filter((seat) => seat.role === role && seat.exit === null).length,
      );
    expect(new Set(left('police'))).toEqual(new Set([1]));
    expect(left('killer')).toContain(1);
  });

  it('never miss the vote they owe', () => {
    const games = gamesOf('police-mainstream');
    const owed = games.flatMap(({ end }) => end.ballots.filter(({ kind }) => kind === 'offCircle'));
    expect(owed.length).toBeGreaterThan(0);
    expect(games.flatMap(({ end }) => end.sanctions)).toEqual([]);
  });
});
