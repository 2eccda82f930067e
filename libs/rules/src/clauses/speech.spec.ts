import { describe, expect, it } from '@jest/globals';
import type { Host } from '../testing/host.js';
import { eject, passAll } from '../testing/nine.js';
import { act, night, now, sit } from '../testing/play.js';

const TEXT = { id: 'a', hash: 'b' };

const speak = (host: Host, seat: number): string => act(host, seat, { type: 'speak', text: TEXT });

const table = (): Host => sit('police', 'K K P P C C C C');

describe('text is the speaker’s alone (CLUB-07, CLUB-15)', () => {
  it('CLUB-07: nobody writes at night, in another’s turn or in the ballot', () => {
    const host = table();
    expect([1, 3, 5].map((seat) => speak(host, seat))).toEqual(Array(3).fill('wrongStage'));
    night(host);
    expect([speak(host, 1), speak(host, 2)]).toEqual(['ok', 'notYourTurn']);
    passAll(host);
    expect(speak(host, 1)).toBe('wrongStage');
    expect(host.state.speeches).toHaveLength(1);
  });

  it('CLUB-07: nobody else writes in last words; CLUB-15: after them the dead do not either', () => {
    const host = table();
    night(host, [1, 8], [2, 8]);
    expect([now(host), speak(host, 8), speak(host, 1)]).toEqual(['8 lastWords', 'ok', 'notYourTurn']);
    act(host, 8, { type: 'pass' });
    expect(speak(host, 8)).toBe('seatOut');
  });

  it('CLUB-15: who is ordered out in mid-speech writes no more', () => {
    const host = table();
    night(host);
    eject(host, 1);
    expect([now(host), speak(host, 1), speak(host, 2)]).toEqual(['2 speech', 'seatOut', 'ok']);
  });
});
