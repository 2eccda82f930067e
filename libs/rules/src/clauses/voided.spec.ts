import { describe, expect, it } from '@jest/globals';
import { GROUND, type Host } from '../testing/host.js';
import { atBallot, eject, folded, told, server, vote } from '../testing/nine.js';
import { viewFor } from '../view/viewFor.js';

describe('a vote voided while its call is open (CLUB-13, DET-14, POL-13)', () => {
  const struck = (): Host => {
    const host = atBallot();
    vote(host, 5, 1);
    server(host, { type: 'voidVote', seat: 5, ground: GROUND });
    return host;
  };

  it('is told to voter and judge at once, to the others when the call closes', () => {
    const plain = atBallot();
    const host = struck();
    for (const viewer of [{ kind: 'spectator' }, { kind: 'seat', seat: 6 }] as const) {
      expect(viewFor(host.state, viewer)).toEqual(viewFor(plain.state, viewer));
      expect(told(host, viewer)).toHaveLength(told(plain, viewer).length);
    }
    expect(viewFor(host.state, { kind: 'seat', seat: 5 }).votes).toEqual([]);
    expect(viewFor(host.state, { kind: 'judge' }).votes).toEqual([]);
    host.expire();
    const open = viewFor(host.state, { kind: 'spectator' });
    expect(open.voided).toEqual([5]);
    expect(open.sanctions).toMatchObject([{ kind: 'voteVoided', seat: 5 }]);
    expect(open.ballots[0]?.calls).toEqual([{ candidate: 1, voters: [] }]);
  });

  it('leaves its voter without a vote in this ballot only', () => {
    const host = struck();
    expect(vote(host, 5, 1)).toBe('voteVoided');
    expect(vote(host, 5, null)).toBe('nothingToWithdraw');
    expect(server(host, { type: 'voidVote', seat: 5, ground: GROUND })).toBe('nothingToVoid');
    host.expire();
    expect(vote(host, 5, 2)).toBe('voteVoided');
    while (host.state.ballots.length === 1) host.expire();
    expect(host.state.ballots[1]?.kind).toBe('repeat');
    expect(vote(host, 5, 1)).toBe('ok');
  });

  it('is told also when its call ends with its candidate, or with the game', () => {
    const dropped = struck();
    eject(dropped, 1);
    expect(viewFor(dropped.state, { kind: 'spectator' }).voided).toEqual([5]);
    const annulled = struck();
    server(annulled, { type: 'annul', ground: GROUND });
    const end = viewFor(annulled.state, { kind: 'spectator' });
    expect(end.sanctions.map(({ kind }) => kind)).toEqual(['voteVoided', 'annulled']);
  });

  it('ends a ballot in which nobody else is waited for (DET-27)', () => {
    const host = atBallot();
    for (const seat of [1, 2, 3, 4, 6, 7, 8, 9]) vote(host, seat, 1);
    host.expire();
    vote(host, 5, 2);
    server(host, { type: 'voidVote', seat: 5, ground: GROUND });
    expect(host.state.ballots[0]).toMatchObject({ outcome: { kind: 'exiled', seat: 1 } });
  });

  it('folds to the same view for everybody', () => {
    const host = struck();
    vote(host, 6, 1);
    vote(host, 7, 1);
    host.expire();
    server(host, { type: 'voidVote', seat: 7, ground: GROUND });
    vote(host, 8, 2);
    server(host, { type: 'voidVote', seat: 8, ground: GROUND });
    server(host, { type: 'voidVote', seat: 6, ground: GROUND });
    host.expire();
    for (const viewer of [{ kind: 'spectator' }, { kind: 'judge' }, { kind: 'seat', seat: 8 }] as const)
      expect(folded(host, viewer)).toEqual(viewFor(host.state, viewer));
  });
});
