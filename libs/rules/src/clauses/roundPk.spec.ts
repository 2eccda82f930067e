import { describe, expect, it } from '@jest/globals';
import type { Host } from '../testing/host.js';
import { folded, nine } from '../testing/nine.js';
import { policeMainstream } from '../ruleset/policeMainstream.js';
import { viewFor } from '../view/viewFor.js';

const speakUntil = (host: Host, seat: number): void => {
  for (let { phase } = host.state; phase.kind === 'turn' && phase.seat !== seat; { phase } = host.state)
    host.seat(phase.seat, { type: 'pass', stage: host.state.stage });
};

const claim = (host: Host, seat: number): void => {
  speakUntil(host, seat);
  host.seat(seat, { type: 'callRoundPk', stage: host.state.stage });
};

describe('a round PK that two officers call in one day (MAI-06, DET-16)', () => {
  const host = nine({ ruleset: policeMainstream });
  host.expire();
  claim(host, 3);
  claim(host, 4);

  it('each caller keeps a receipt of their own, whoever calls after', () => {
    for (const seat of [3, 4]) {
      const viewer = { kind: 'seat', seat } as const;
      expect(viewFor(host.state, viewer).roundPkCalled).toBe(seat);
      expect(folded(host, viewer)).toEqual(viewFor(host.state, viewer));
    }
  });

  it('the judge sees who called last, the others nothing', () => {
    expect(viewFor(host.state, { kind: 'judge' }).roundPkCalled).toBe(4);
    expect(viewFor(host.state, { kind: 'seat', seat: 5 }).roundPkCalled).toBeNull();
    expect(viewFor(host.state, { kind: 'spectator' }).roundPkCalled).toBeNull();
  });

  it('called again it is heard again, in the same words whether it holds or not', () => {
    const before = host.steps.length;
    claim(host, 4);
    expect(host.steps.slice(before).map(({ event }) => event)).toMatchObject([
      { type: 'roundPkCalled', seat: 4, candidates: null },
    ]);
    expect(host.state.day.roundPk?.callers).toEqual([3, 4]);
  });

  it('called again in a second round of speeches, the judge sees the one who called last', () => {
    const twice = nine({
      ruleset: { ...policeMainstream, speech: { ...policeMainstream.speech, passesFirstDay: 2 } },
    });
    twice.expire();
    for (const seat of [3, 4, 3]) claim(twice, seat);
    const judge = { kind: 'judge' } as const;
    expect(viewFor(twice.state, judge).roundPkCalled).toBe(3);
    expect(folded(twice, judge)).toEqual(viewFor(twice.state, judge));
  });
});
