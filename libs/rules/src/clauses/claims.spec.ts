import { describe, expect, it } from '@jest/globals';
import type { Host } from '../testing/host.js';
import { holdLaw } from '../testing/law.js';
import { ballot, eject, passAll, server, told } from '../testing/nine.js';
import { act, lastBallot, night, now, sit, type Choice } from '../testing/play.js';
import { viewFor } from '../view/viewFor.js';

/** Seats 1–2 killers, 3–4 police, 5–8 civilians. */
const EIGHT = 'K K P P C C C C';
const table = (options = {}): Host => sit('police-mainstream', EIGHT, options);

const callPk = (host: Host, seat: number): string => act(host, seat, { type: 'callRoundPk' });

const passTo = (host: Host, seat: number): void => {
  while (host.state.phase.kind === 'turn' && host.state.phase.seat !== seat)
    act(host, host.state.phase.seat, { type: 'pass' });
};

/** One killer (1) and one officer (3), who speaks; 5 was checked, civilians 6 to 8 were not. */
const duel = (options = {}, ...picks: readonly Choice[]): Host => {
  const host = table(options);
  night(host, [3, 5], [4, 5], ...picks);
  eject(host, 2, 4);
  passTo(host, 3);
  return host;
};

/** Killers may all be gone and the game goes on. */
const NO_LAST_KILLER = [
  { when: 'goodOut', result: 'killers' },
  { when: 'policeOut', result: 'good' },
];

const candidates = (host: Host) => {
  passAll(host);
  return lastBallot(host)?.candidates;
};

describe('round PK (MAI-06, DET-16)', () => {
  it('MAI-06: leaves the living whom the police do not know as candidates: not the caller, not who was checked', () => {
    const host = duel();
    expect(callPk(host, 3)).toBe('ok');
    expect(candidates(host)).toEqual([1, 6, 7, 8]);
  });

  it.each([
    ['two killers', () => table(), [4]],
    ['two officers', () => table(), [2]],
  ] as const)('MAI-06: with %s it is accepted and changes nothing', (_, start, out) => {
    const host = start();
    night(host, [3, 5], [4, 5]);
    eject(host, ...out);
    passTo(host, 3);
    expect(callPk(host, 3)).toBe('ok');
    expect(candidates(host)).toHaveLength(7);
  });

  it('MAI-06: nobody but the caller and the judge is told of the call', () => {
    const host = duel();
    const plain = duel();
    callPk(host, 3);
    for (const viewer of [
      { kind: 'spectator' },
      { kind: 'seat', seat: 1 },
      { kind: 'seat', seat: 6 },
    ] as const) {
      expect(viewFor(host.state, viewer)).toEqual(viewFor(plain.state, viewer));
      expect(told(host, viewer)).toEqual(told(plain, viewer));
    }
    expect(viewFor(host.state, { kind: 'seat', seat: 3 }).roundPkCalled).toBe(3);
    holdLaw(host);
  });

  it('MAI-06: holds for its day alone; the next has everybody as candidates again', () => {
    const host = duel();
    callPk(host, 3);
    passAll(host);
    ballot(host);
    ballot(host);
    night(host, [3, null]);
    expect(candidates(host)).toEqual([1, 3, 5, 6, 7, 8]);
  });

  it('DET-16: outside the officer’s own day speech it is refused', () => {
    const host = table();
    expect(callPk(host, 3)).toBe('wrongStage');
    night(host);
    expect([callPk(host, 3), callPk(host, 1)]).toEqual(['notYourTurn', 'notYourAct']);
    passAll(host);
    expect(callPk(host, 3)).toBe('wrongStage');
    ballot(host, { 5: 3, 6: 4 });
    expect([now(host), callPk(host, 3)]).toEqual(['3 statement', 'wrongStage']);
    const words = table();
    night(words, [1, 3], [2, 3]);
    expect([now(words), callPk(words, 3)]).toEqual(['3 lastWords', 'wrongStage']);
  });

  it('DET-16: it does not exist where the ruleset has none', () => {
    expect(callPk(duel({ roundPk: false }), 3)).toBe('notYourAct');
  });

  it('MAI-06: one that failed does not stand in the way of a later one that holds, in the same speech', () => {
    const host = table();
    night(host, [3, 5], [4, 5]);
    eject(host, 4);
    passTo(host, 3);
    expect(callPk(host, 3)).toBe('ok');
    eject(host, 2);
    expect(callPk(host, 3)).toBe('ok');
    expect(candidates(host)).toEqual([1, 6, 7, 8]);
  });

  it('DET-16: called again it stays as it is, also when its last candidate is gone', () => {
    const host = duel({ wins: NO_LAST_KILLER });
    callPk(host, 3);
    eject(host, 1, 6, 7, 8);
    expect(callPk(host, 3)).toBe('ok');
    passAll(host);
    expect(host.state).toMatchObject({ round: 2, phase: { kind: 'night' } });
  });

  it('DET-16: with nobody unchecked alive it is only a claim', () => {
    const host = table();
    night(host, [3, 1], [4, 1]);
    passAll(host);
    ballot(host);
    ballot(host);
    night(host, [3, 8], [4, 8]);
    eject(host, 2, 4, 5, 6, 7);
    passTo(host, 3);
    expect(callPk(host, 3)).toBe('ok');
    expect(candidates(host)).toEqual([1, 3, 8]);
  });

  it('DET-16: when a candidate or the caller goes out before the ballot the restriction stays', () => {
    const host = duel();
    callPk(host, 3);
    eject(host, 6);
    expect(candidates(host)).toEqual([1, 7, 8]);
    const without = duel({
      wins: [
        { when: 'killersOut', result: 'good' },
        { when: 'goodOut', result: 'killers' },
      ],
    });
    callPk(without, 3);
    eject(without, 3);
    expect(candidates(without)).toEqual([1, 6, 7, 8]);
  });

  it('DET-16, POL-18: without votes its candidates alone are tied at zero and called once more', () => {
    const host = duel();
    callPk(host, 3);
    passAll(host);
    ballot(host);
    expect(lastBallot(host)).toMatchObject({ kind: 'repeat', candidates: [1, 6, 7, 8] });
    ballot(host);
    expect(lastBallot(host)?.outcome).toEqual({ kind: 'tied', seats: [1, 6, 7, 8] });
    expect(host.state).toMatchObject({ round: 2, phase: { kind: 'night' } });
  });

  it('DET-08, DET-16: when all its candidates go out the round ends without a ballot', () => {
    const host = duel({ wins: NO_LAST_KILLER });
    callPk(host, 3);
    eject(host, 1, 6, 7, 8);
    passAll(host);
    expect(host.state).toMatchObject({ round: 2, phase: { kind: 'night' } });
  });
});

describe('claiming police in last words (MAI-05)', () => {
  /** Seats 1–4 killers, 5–8 police, 9–15 civilians. */
  const four = (): Host => sit('police-mainstream', 'K K K K P P P P C C C C C C C');
  const killing = (host: Host, target: number): string[] =>
    night(
      host,
      ...host.state.seats
        .filter(({ role, exit }) => role === 'killer' && exit === null)
        .map(({ seat }) => [seat, target] as const),
    );
  const barred = (host: Host) => viewFor(host.state, { kind: 'judge' }).claimBarred;

  it('MAI-05: binds the first civilian to die, not a killer who killed themself nor the police before', () => {
    const host = four();
    killing(host, 1);
    expect([now(host), barred(host)]).toEqual(['1 lastWords', null]);
    passAll(host);
    ballot(host, { 2: 5 });
    expect([now(host), barred(host)]).toEqual(['5 lastWords', null]);
    passAll(host);
    killing(host, 12);
    expect([now(host), barred(host)]).toEqual(['12 lastWords', 12]);
  });

  it('MAI-05: later dead may claim, of a lower seat too; an exile counts as a death', () => {
    const host = four();
    night(host);
    passAll(host);
    ballot(host, { 2: 12 });
    expect([now(host), barred(host)]).toEqual(['12 lastWords', 12]);
    passAll(host);
    killing(host, 9);
    expect([now(host), barred(host)]).toEqual(['9 lastWords', 12]);
  });

  it('MAI-05: of one round the night’s victim died before the exile', () => {
    const host = four();
    killing(host, 12);
    passAll(host);
    ballot(host, { 2: 9 });
    expect([now(host), barred(host)]).toEqual(['9 lastWords', 12]);
  });

  it('MAI-05: who was ordered out had no last words and binds nobody', () => {
    const host = four();
    eject(host, 9);
    killing(host, 10);
    expect(barred(host)).toBe(10);
  });

  it('MAI-05: whether it binds is told to the judge alone, all others are sent the same', () => {
    const host = four();
    server(host, { type: 'takeTable' });
    killing(host, 9);
    for (const viewer of [
      { kind: 'seat', seat: 9 },
      { kind: 'seat', seat: 1 },
      { kind: 'spectator' },
    ] as const)
      expect(viewFor(host.state, viewer).claimBarred).toBeNull();
    holdLaw(host);
  });

  it.each([
    ['at three and three', 'police-mainstream', 'K K K P P P C C C C C C', 7],
    ['where the ruleset has no such rule', 'police', 'K K K K P P P P C C C C C C C', 9],
  ])('MAI-05: does not hold %s', (_, preset, seats, victim) => {
    const host = sit(preset, seats);
    killing(host, victim);
    expect([now(host), barred(host)]).toEqual([`${victim} lastWords`, null]);
  });
});
