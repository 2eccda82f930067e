import { describe, expect, it } from '@jest/globals';
import type { Host } from '../testing/host.js';
import { eject } from '../testing/nine.js';
import { night, nomination, now, sit } from '../testing/play.js';

const DEDUCTION = 'K K C C C C';
/** Seats 1–2 killers, 3–4 police, 5 doctor, 6 secret police, 7–10 civilians. */
const AGENT = 'K K P P D SP C C C C';
/** Seat 1 secret killer, 2–3 killers, 4–6 police, 7 doctor, 8–12 civilians. */
const SECRET_KILLER = 'SK K K P P P D C C C C C';
/** Seats 1–3 killers, 4–5 police, 6 secret police, 7 doctor, 8–12 civilians. */
const SECRET_POLICE = 'K K K P P SP D C C C C C';

/** The table after these have gone out, one by one. */
const without = (preset: string, seats: string, ...out: readonly number[]): Host => {
  const host = sit(preset, seats);
  eject(host, ...out);
  return host;
};

describe('what ends a game (DED-10, DOC-10, SKV-16, SPV-09)', () => {
  it.each([
    ['DED-10', 'deduction', DEDUCTION, [3], 'night'],
    ['DED-10', 'deduction', DEDUCTION, [3, 4], 'killers parity'],
    ['DED-10', 'deduction', DEDUCTION, [1, 2], 'good killersOut'],
    ['DOC-10', 'doctor-agent', AGENT, [3], 'night'],
    ['DOC-10', 'doctor-agent', AGENT, [3, 4], 'killers regularPoliceOut'],
    ['DOC-10', 'doctor-agent', AGENT, [7, 8, 9, 10, 5], 'night'],
    ['DOC-10', 'doctor-agent', AGENT, [7, 8, 9, 10, 5, 6], 'killers half'],
    ['DOC-10', 'doctor-agent', AGENT, [1, 2], 'good killersOut'],
    ['SKV-16', 'secret-killer', SECRET_KILLER, [2, 3], 'night'],
    ['SKV-16', 'secret-killer', SECRET_KILLER, [2, 3, 1], 'good killersOut'],
    ['SKV-16', 'secret-killer', SECRET_KILLER, [4, 5, 6], 'killers policeOut'],
    ['SKV-16', 'secret-killer', SECRET_KILLER, [8, 9, 10, 11, 12], 'night'],
    ['SKV-16', 'secret-killer', SECRET_KILLER, [8, 9, 10, 11, 12, 7], 'draw civiliansAndDoctorOut'],
    ['SPV-09', 'secret-police', SECRET_POLICE, [4, 5], 'night'],
    ['SPV-09', 'secret-police', SECRET_POLICE, [4, 5, 6], 'killers policeOut'],
    ['SPV-09', 'secret-police', SECRET_POLICE, [8, 9, 10, 11, 12], 'killers civiliansOut'],
    ['SPV-09', 'secret-police', SECRET_POLICE, [4, 5, 7, 8, 9, 10, 11, 12], 'draw onlySecretPolice'],
    ['SPV-09', 'secret-police', SECRET_POLICE, [5, 7, 8, 9, 10, 11, 12], 'killers civiliansOut'],
    ['SPV-09', 'secret-police', SECRET_POLICE, [1, 2, 3], 'good killersOut'],
  ])('%s: in %s %s without %j is %s', (_, preset, seats, out, end) => {
    expect(now(without(preset, seats, ...out))).toBe(end);
  });
});

describe('of several at once the first of the list decides (CON-08)', () => {
  it('DOC-10: the last officer and the last killer out in one dawn: the killers’ win', () => {
    const host = without('doctor-agent', AGENT, 2, 4);
    night(host, [6, 3], [1, 1], [3, null], [5, null]);
    expect(now(host)).toBe('killers regularPoliceOut');
  });

  it('SKV-16: the last officer and the last civilian: the killers’ win, no draw', () => {
    const host = without('secret-killer', SECRET_KILLER, 4, 5, 7, 9, 10, 11, 12);
    night(host, [1, 8], [2, 6], [3, 6]);
    expect(now(host)).toBe('killers policeOut');
  });

  it('SKV-16: the last killer and the last officer: the good win', () => {
    const host = without('secret-killer', SECRET_KILLER, 2, 3, 4, 5);
    night(host, [7, 1]);
    nomination(host);
    night(host, [7, 1], [1, 6]);
    expect(now(host)).toBe('good killersOut');
  });

  it('SPV-09: the secret officer and the last civilian with no police left: the killers’ win, no draw', () => {
    const host = without('secret-police', SECRET_POLICE, 4, 5, 7, 9, 10, 11, 12);
    night(host, [6, 6], [1, 8], [2, 8], [3, 8]);
    expect(now(host)).toBe('killers policeOut');
  });

  it('SPV-09: the last civilian beside the secret officer alone: a draw, not the killers’ win', () => {
    const host = without('secret-police', SECRET_POLICE, 4, 5, 7, 9, 10, 11, 12);
    night(host, [1, 8], [2, 8], [3, 8]);
    expect(now(host)).toBe('draw onlySecretPolice');
  });

  it('MAI-07: the other reading is an option: police and civilians all out', () => {
    const wins = [
      { when: 'killersOut', result: 'good' },
      { when: 'goodOut', result: 'killers' },
    ];
    const host = sit('police-mainstream', 'K K P P C C C C', { wins });
    eject(host, 3, 4, 5, 6, 7);
    expect(now(host)).toBe('night');
    eject(host, 8);
    expect(now(host)).toBe('killers goodOut');
  });
});
