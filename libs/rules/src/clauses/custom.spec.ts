import { describe, expect, it } from '@jest/globals';
import type { Host } from '../testing/host.js';
import { ballot, passAll, vote } from '../testing/nine.js';
import {
  dead,
  lastBallot,
  night,
  nominate,
  nomination,
  now,
  pick,
  sit,
  speakers,
  windowVote,
} from '../testing/play.js';
import { viewFor } from '../view/viewFor.js';

const EIGHT = 'K K P P C C C C';
const SECRET = 'SK K K P P P D C C C C C';

const quietDay = (host: Host): void => {
  passAll(host);
  ballot(host);
  ballot(host);
};

describe('a number of checks (CUS-02)', () => {
  it('CUS-02: of one check the first learnt is the last; a night in which nobody was checked takes none', () => {
    const host = sit('police', EIGHT, { 'check.limit': 1 });
    night(host, [3, null], [4, null]);
    quietDay(host);
    night(host, [3, 1], [4, 2]);
    expect(host.state.checks).toMatchObject([{ round: 2, target: 2 }]);
    quietDay(host);
    expect([pick(host, 3, 1), pick(host, 3, null)]).toEqual(['checksSpent', 'checksSpent']);
  });

  it('CUS-02, POL-07: a night does not wait for police who may not check any more', () => {
    const host = sit('police', EIGHT, { 'check.limit': 1 });
    night(host, [3, 1], [4, 1]);
    quietDay(host);
    pick(host, 1, 8);
    pick(host, 2, 8);
    expect([dead(host), now(host)]).toEqual([[8], '8 lastWords']);
  });

  it('CUS-02: without any check the police have nothing to do', () => {
    const host = sit('police', EIGHT, { 'check.limit': 0 });
    expect([pick(host, 3, 1), pick(host, 3, null)]).toEqual(['checksSpent', 'checksSpent']);
  });
});

describe('partners who do not know each other (CUS-02, POL-02, POL-06)', () => {
  it('POL-02, POL-06: see neither each other nor each other’s picks; agreement and check are as ever', () => {
    const host = sit('police', EIGHT, { 'knows.partners': [] });
    pick(host, 1, 8);
    pick(host, 3, 1);
    for (const [seat, partner] of [
      [2, 1],
      [4, 3],
    ] as const) {
      const view = viewFor(host.state, { kind: 'seat', seat });
      expect(view).toMatchObject({ groups: [], picks: [] });
      expect(view.seats[partner - 1]?.known).toBeNull();
    }
    night(host, [2, 8], [4, 1]);
    expect(dead(host)).toEqual([8]);
    expect(host.state.checks).toMatchObject([{ target: 1, learners: [3, 4] }]);
  });
});

describe('the roles that act alone (CUS-01)', () => {
  it('CUS-01: dealt twice they act each alone: two shots, and heals of one night on one seat are one', () => {
    const host = sit('doctor-agent', 'K K P P D D SP SP', {
      'roles.8': { killer: 2, police: 2, doctor: 2, secretPolice: 2 },
    });
    night(host, [1, 8], [2, 8], [5, 4], [6, 4], [7, 6], [8, 1]);
    expect(dead(host)).toEqual([1, 6, 8]);
    expect(host.state.traces).toMatchObject({ marks: [{ seat: 4, round: 1 }], shotsSpent: [7, 8] });
  });

  it('CUS-01: a table without police or doctor plays by the presets’ nights', () => {
    const wins = [
      { when: 'killersOut', result: 'good' },
      { when: 'half', result: 'killers' },
    ];
    const cardsOf = { killer: 2, civilian: 6 };
    const host = sit('police', 'K K C C C C C C', {
      seats: { min: 8, max: 8 }, 'roles.8': cardsOf, wins, 'night.waitsFor': ['killer'], 'lastWords.count': 2,
    }); // prettier-ignore
    night(host, [1, 8], [2, 8]);
    expect(now(host)).toBe('8 lastWords');
  });
});

describe('last words by table (CUS-02, POL-09)', () => {
  it.each([
    [8, EIGHT, '8 lastWords'],
    [9, `${EIGHT} C`, '1 speech'],
  ])('POL-09: with %i players as many as their number says', (_, seats, expected) => {
    const host = sit('police', seats, { 'seats.max': 9, 'lastWords.count': { 8: 1, 9: 0 } });
    const last = host.state.seats.length;
    night(host, [1, last], [2, last]);
    expect(now(host)).toBe(expected);
  });
});

describe('lots after a nomination (MAI-03, SKV-14)', () => {
  const tied = (votes: Readonly<Record<number, number>>): Host => {
    const host = sit('secret-killer', SECRET, { 'tie.end': 'lots' });
    night(host);
    nomination(host, { 4: [2, 3] });
    windowVote(host, votes);
    return host;
  };

  it('MAI-03: one of the tied in the circle goes, with last words; the round is no tied one', () => {
    const host = tied({ 4: 2, 5: 3 });
    const { exiled } = host.state.day;
    expect([2, 3]).toContain(exiled);
    expect(speakers(host)).toEqual([`${exiled} lastWords`]);
    expect(host.state.tiedRounds).toBe(0);
  });

  it('MAI-03, DET-06: without votes the whole circle draws; without marks nobody does', () => {
    expect([2, 3]).toContain(tied({}).state.day.exiled);
    const host = sit('secret-killer', SECRET, { 'tie.end': 'lots' });
    const { position } = host.state.lots;
    night(host);
    nomination(host);
    expect(host.state).toMatchObject({ round: 2, tiedRounds: 1, lots: { position } });
  });

  it('POL-15, DET-06: tie steps follow a final vote as they follow any', () => {
    const host = sit('secret-killer', SECRET, { 'tie.steps': ['statement'] });
    night(host);
    nomination(host, { 4: [2, 3, 8] });
    windowVote(host, { 4: 2, 5: 3 });
    expect(speakers(host)).toEqual(['2 statement', '3 statement']);
    expect(lastBallot(host)).toMatchObject({ kind: 'statement', candidates: [2, 3] });
    expect(vote(host, 4, 8)).toBe('notCandidate');
    windowVote(host, { 4: 2 });
    expect(host.state.day.exiled).toBe(2);
  });
});

describe('rounds without a ballot (DOC-07, SKV-14)', () => {
  it('SKV-14: a skipped round is no tied one and does not break their row', () => {
    const host = sit('secret-killer', SECRET, { 'day.afterPeacefulNight': 'skip' });
    const tied = [12, null, 11, null, 10].map((victim) => {
      night(host, [1, victim]);
      if (victim !== null) nomination(host);
      return host.state.tiedRounds;
    });
    expect(tied).toEqual([1, 1, 2, 2, 3]);
    expect(now(host)).toBe('draw tiedRounds');
  });
});

describe('one secret window (CUS-02, POL-18)', () => {
  const atWindow = (options = {}): Host => {
    const host = sit('police', EIGHT, { 'ballot.style': 'secret', ...options });
    night(host);
    passAll(host);
    return host;
  };

  it('CUS-02: everybody living stands at once, votes may be changed, nominations do not exist', () => {
    const host = atWindow();
    expect([vote(host, 5, 1), vote(host, 5, 2), vote(host, 6, 2), ...nominate(host, 7, 2)]).toEqual([
      'ok', 'ok', 'ok', 'wrongStage',
    ]); // prettier-ignore
    host.expire();
    expect(lastBallot(host)).toMatchObject({ kind: 'first', outcome: { kind: 'exiled', seat: 2 } });
    expect(lastBallot(host)?.calls).toEqual([{ candidate: 2, voters: [5, 6] }]);
  });

  it('POL-18: without votes one more window at once among all; still none: night falls', () => {
    const host = atWindow();
    host.expire();
    expect(lastBallot(host)).toMatchObject({ kind: 'repeat', candidates: [1, 2, 3, 4, 5, 6, 7, 8] });
    expect(now(host)).toBe('window');
    host.expire();
    expect(host.state).toMatchObject({ round: 2, phase: { kind: 'night' } });
  });

  it('POL-15, POL-16, POL-17: its ties go through the same steps', () => {
    const host = atWindow();
    windowVote(host, { 5: 1, 6: 2 });
    expect(now(host)).toBe('1 statement');
    windowVote(host, { 5: 1, 6: 2 });
    expect(now(host)).toBe('3 offCircleSpeech');
    windowVote(host, { 5: 1, 6: 2 });
    expect(now(host)).toBe('draw tie');
  });

  it('MAI-02: off the circle a vote may be changed there, not taken back', () => {
    const host = atWindow({ 'ballot.compulsory': ['offCircle'] });
    windowVote(host, { 5: 1, 6: 2 });
    windowVote(host, { 5: 1, 6: 2 });
    passAll(host);
    expect([vote(host, 5, null), vote(host, 5, 1), vote(host, 5, 2), vote(host, 5, null)]).toEqual([
      'voteCompulsory', 'ok', 'ok', 'voteCompulsory',
    ]); // prettier-ignore
    host.expire();
    expect(host.state.sanctions.map(({ kind, seat }) => [kind, seat])).toEqual(
      [1, 2, 3, 4, 6, 7, 8].map((seat) => ['voteMissed', seat]),
    );
  });
});
