import { describe, expect, it } from '@jest/globals';
import type { Command } from '@killer-club/rules';
import { policeTable } from '../testing/table.js';
import { owedHold, SYSTEM, withHold } from './hold.js';
import type { Submission } from './port.js';
import { ReceiptBook } from './receipts.js';
import { CLUB_RULES } from './rules.js';

const at = 1_800_000_000_000;

const sent = (receivedAt: number, command: Command): Submission => ({
  ...SYSTEM,
  gameId: 'g',
  commandId: command.type,
  command,
  receivedAt,
});

describe('owedHold', () => {
  const decision = CLUB_RULES.decide(null, policeTable(8).start, { now: at, actor: SYSTEM.actor });
  const events = decision.ok ? decision.events : [];
  const game = events.reduce<Parameters<typeof CLUB_RULES.evolve>[0]>(CLUB_RULES.evolve, null)!;
  const fallen = at + 45_300;
  const owed = (outages: { since: number; until: number }[], receipts = new ReceiptBook()) =>
    owedHold(CLUB_RULES, { gameId: 'g', game, receipts }, outages, fallen + 9_000);

  it('gives back an outage in which the deadline fell', () => {
    expect(owed([{ since: at, until: fallen }])).toMatchObject({
      commandId: `hold:${at}`,
      command: { type: 'holdClock', missing: 45_300 },
    });
  });

  it('owes nothing for an outage that was over before', () => {
    expect(owed([{ since: at, until: fallen - 1 }])).toBeNull();
  });

  it('owes nothing twice', () => {
    const receipts = new ReceiptBook();
    receipts.add([{ actor: 'system', command: `hold:${at}`, hash: 'h', at }]);
    expect(owed([{ since: at, until: fallen }], receipts)).toBeNull();
  });
});

describe('withHold', () => {
  const hold = sent(2_000, { type: 'holdClock', missing: 500 });
  const inTime = sent(900, { type: 'pass', stage: 1 });
  const late = sent(1_100, { type: 'pass', stage: 1 });
  const expiry = sent(1_050, { type: 'expire', deadline: 'stage:1' });

  it('comes behind what was in time and before an expiry or what came after the deadline', () => {
    expect(withHold([inTime, expiry, late], hold, 1_000)).toEqual([inTime, hold, expiry, late]);
    expect(withHold([inTime, late], hold, 1_000)).toEqual([inTime, hold, late]);
    expect(withHold([inTime], hold, 1_000)).toEqual([inTime, hold]);
  });
});
