import { describe, expect, it } from '@jest/globals';
import type { Host, HostOptions } from '../testing/host.js';
import { eject, passAll } from '../testing/nine.js';
import { act, dead, night, nomination, now, pick, sit, speakers } from '../testing/play.js';
import { viewFor } from '../view/viewFor.js';

/** Seats 1–2 killers, 3–4 police, 5 doctor, 6 secret police, 7–10 civilians. */
const agent = (options = {}, more: HostOptions = {}): Host =>
  sit('doctor-agent', 'K K P P D SP C C C C', options, more);

/** Seats 1–3 killers, 4–5 police, 6 secret police, 7 doctor, 8–12 civilians. */
const secret = (options = {}, more: HostOptions = {}): Host =>
  sit('secret-police', 'K K K P P SP D C C C C C', options, more);

const toNight = (host: Host): void => {
  while (host.state.phase.kind !== 'night') host.expire();
};

describe('one shot (DOC-05, DOC-13, DET-18, DET-21)', () => {
  it('DOC-05: taking it back, or aiming at nobody, keeps it', () => {
    const host = agent();
    night(host, [6, 7], [6, null]);
    expect(host.state.traces.shotsSpent).toEqual([]);
    expect(dead(host)).toEqual([]);
    expect(pick(host, 6, 8)).toBe('ok');
  });

  it('DOC-13: a shot at somebody who is healed is spent, DET-18: and refuses every further use', () => {
    const host = agent();
    night(host, [6, 7], [5, 7]);
    expect(dead(host)).toEqual([]);
    expect(host.state.traces.shotsSpent).toEqual([6]);
    expect([pick(host, 6, 8), pick(host, 6, 7), pick(host, 6, null)]).toEqual(Array(3).fill('shotSpent'));
  });

  it('DET-18: until the night ends it may be aimed elsewhere', () => {
    const host = agent();
    expect([pick(host, 6, 7), pick(host, 6, 8)]).toEqual(['ok', 'ok']);
    night(host);
    expect(dead(host)).toEqual([8]);
  });

  it('DET-22: a shot at somebody who then goes out is not fired', () => {
    const host = agent();
    pick(host, 6, 7);
    eject(host, 7);
    night(host, [5, null]);
    expect(host.state.traces.shotsSpent).toEqual([]);
    expect(pick(host, 6, 8)).toBe('ok');
  });

  it('DET-21: the officer may shoot themself; DOC-03: the doctor saves them', () => {
    const host = agent();
    night(host, [6, 6]);
    expect(dead(host)).toEqual([6]);
    const saved = agent();
    night(saved, [6, 6], [5, 6]);
    expect(dead(saved)).toEqual([]);
  });

  it('DOC-05: the officer and the judge alone see that it is spent', () => {
    const host = agent();
    night(host, [6, 7], [5, 7]);
    const seen = (seat: number) => viewFor(host.state, { kind: 'seat', seat }).shotsSpent;
    expect([6, 3, 1, 7].map(seen)).toEqual([[6], [], [], []]);
    expect(viewFor(host.state, { kind: 'spectator' }).shotsSpent).toEqual([]);
  });
});

describe('the shot of secret-police (SPV-05, SPV-06, SPV-07, SPV-11)', () => {
  it('SPV-05, SPV-06: the healed die of it, a heal on who dies of the shot alone is a needle and saves nobody', () => {
    const host = secret();
    night(host, [6, 8], [7, 8]);
    expect(dead(host)).toEqual([8]);
    expect(host.state.traces.marks).toEqual([]);
  });

  it('SPV-11: an earlier mark and a heal on who is shot are one death', () => {
    const host = secret();
    night(host, [7, 8]);
    toNight(host);
    night(host, [7, 8], [6, 8]);
    expect(dead(host)).toEqual([8]);
  });

  it('SPV-07: unused at the attack is immune, in the night of the shot too; afterwards not', () => {
    const host = secret();
    night(host, [1, 6], [2, 6], [3, 6], [6, 8]);
    expect(dead(host)).toEqual([8]);
    toNight(host);
    night(host, [1, 6], [2, 6], [3, 6]);
    expect(dead(host)).toEqual([6]);
  });

  it('SPV-11: a heal on an officer attacked in vain is no empty needle; once the shot is used it saves', () => {
    const host = secret();
    night(host, [1, 6], [2, 6], [3, 6], [7, 6]);
    expect(host.state.traces.marks).toEqual([]);
    toNight(host);
    night(host, [1, 6], [2, 6], [3, 6], [7, 6], [6, 9]);
    expect([dead(host), host.state.traces.marks]).toEqual([[9], []]);
    toNight(host);
    night(host, [1, 6], [2, 6], [3, 6], [7, 6]);
    expect([dead(host), host.state.traces.marks]).toEqual([[], []]);
  });

  it('SPV-11: where the ruleset counts it, a heal on who is attacked in vain is one', () => {
    const host = secret({ 'doctor.vainHealIsNeedle': true });
    night(host, [1, 6], [2, 6], [3, 6], [7, 6]);
    expect(host.state.traces.marks).toEqual([{ seat: 6, round: 1 }]);
  });

  it('SPV-10: a night without a death goes on to the day', () => {
    const host = secret();
    night(host);
    expect(now(host)).toBe('1 speech');
  });
});

describe('who knows whom (SPV-02, SPV-04)', () => {
  it('SPV-02: killers and police their own; the secret officer nobody, and nobody them', () => {
    const host = secret();
    const known = (viewer: number): number[] =>
      viewFor(host.state, { kind: 'seat', seat: viewer }).seats.flatMap(({ seat, known: by }) =>
        by ? [seat] : [],
      );
    expect([1, 4, 5, 6, 7, 8].map(known)).toEqual([[1, 2, 3], [4, 5], [4, 5], [6], [7], [8]]);
    pick(host, 4, 9);
    pick(host, 6, 9);
    expect(viewFor(host.state, { kind: 'seat', seat: 5 }).picks.map(({ seat }) => seat)).toEqual([4]);
    expect(viewFor(host.state, { kind: 'seat', seat: 6 }).picks.map(({ seat }) => seat)).toEqual([6]);
  });

  it.each([
    [1, 'killer'],
    [5, 'good'],
    [6, 'good'],
    [7, 'good'],
    [8, 'good'],
  ])(
    'SPV-02, SPV-04: a check of seat %i says %s, to the police and not to the secret officer',
    (target, identity) => {
      const host = secret();
      night(host, [4, target], [5, target]);
      expect(host.state.checks).toMatchObject([{ target, identity, learners: [4, 5] }]);
      expect(viewFor(host.state, { kind: 'seat', seat: 6 }).checks).toEqual([]);
    },
  );
});

describe('first-night protection (CLUB-11, DET-11)', () => {
  it('DET-11: binds killers, secret killer and shot in night 1, refused with a reason', () => {
    const host = secret({}, { protectedSeats: [8] });
    expect([pick(host, 1, 8), pick(host, 6, 8), pick(host, 7, 8), pick(host, 4, 8)]).toEqual([
      'protectedSeat',
      'protectedSeat',
      'ok',
      'ok',
    ]);
    const killers = sit('secret-killer', 'SK K K P P P D C C C C C', {}, { protectedSeats: [8] });
    expect(pick(killers, 1, 8)).toBe('protectedSeat');
  });

  it('DET-11: from night 2 on nobody is protected', () => {
    const host = secret({}, { protectedSeats: [8] });
    night(host);
    toNight(host);
    expect([pick(host, 1, 8), pick(host, 6, 8)]).toEqual(['ok', 'ok']);
  });

  it('CLUB-11: is shown to who may kill or shoot, to nobody else', () => {
    const host = secret({}, { protectedSeats: [8] });
    const seen = (seat: number) => viewFor(host.state, { kind: 'seat', seat }).protectedSeats;
    expect([1, 6, 4, 7, 8].map(seen)).toEqual([[8], [8], [], [], []]);
  });
});

describe('another speech (SPV-08, DET-21)', () => {
  const atRequest = (): Host => {
    const host = secret();
    night(host, [1, 8], [2, 8], [3, 8]);
    passAll(host);
    return host;
  };

  it('SPV-08: those who asked speak again, in the day’s order, whatever order they asked in', () => {
    const host = atRequest();
    const ask = (seat: number) => act(host, seat, { type: 'requestSpeech' });
    expect([2, 11, 4].map(ask)).toEqual(['ok', 'ok', 'ok']);
    expect(ask(2)).toBe('alreadyAsked');
    host.expire();
    expect(speakers(host)).toEqual(['11 extraSpeech', '2 extraSpeech', '4 extraSpeech']);
    expect(now(host)).toBe('window');
  });

  it('SPV-08: nobody asks: the nomination follows at once; who asked and went out does not speak', () => {
    const quiet = atRequest();
    quiet.expire();
    expect(now(quiet)).toBe('window');
    const host = atRequest();
    act(host, 9, { type: 'requestSpeech' });
    eject(host, 9);
    host.expire();
    expect(now(host)).toBe('window');
  });

  it('DET-21: last night’s dead vote but may not ask', () => {
    const host = atRequest();
    expect(act(host, 8, { type: 'requestSpeech' })).toBe('seatOut');
    host.expire();
    nomination(host, { 8: [1] });
    expect(host.state.ballots.at(-1)?.outcome).toEqual({ kind: 'circle', seats: [1] });
  });
});
