import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Audited } from '../audit/audit.repository.js';
import { ManualClock } from '../clock/manual-clock.js';
import type { Answer, Submission } from '../runner/port.js';
import { JudgeWatch } from './judge-watch.js';
import type { Seating } from './judge.repository.js';

const SEATING: Seating = {
  gameId: 'g',
  judge: 'j',
  seated: 7,
  appointed: true,
  present: true,
  graceMs: 60_000,
};

let clock: ManualClock;
let seating: Seating;
let submitted: Submission[];
let written: Audited[];
let code: Answer['code'];
let watch: JudgeWatch;

beforeEach(() => {
  clock = new ManualClock();
  seating = SEATING;
  submitted = [];
  written = [];
  code = 'ok';
  watch = new JudgeWatch({
    clock,
    judges: { seatings: () => Promise.resolve([seating]) },
    runner: {
      submit: (submission) => {
        submitted.push(submission);
        return Promise.resolve({ id: submission.commandId, at: submission.receivedAt, code });
      },
    },
    audit: {
      record: (entry) => {
        written.push(entry);
        return Promise.resolve();
      },
    },
  });
});

const after = async (ms: number, change: Partial<Seating>): Promise<void> => {
  clock.advance(ms);
  seating = { ...seating, ...change };
  await watch.tick();
};

describe('JudgeWatch', () => {
  it('leaves a present judge alone', async () => {
    await after(1_000_000, {});
    await after(1_000_000, {});
    expect(submitted).toEqual([]);
  });

  it('takes the chair back when the grace of a lost connection has passed', async () => {
    await after(0, { present: false });
    await after(59_999, {});
    expect(submitted).toEqual([]);
    await after(1, {});
    expect(submitted).toMatchObject([
      {
        gameId: 'g',
        actor: { kind: 'system' },
        commandId: 'judgeGone:7',
        command: { type: 'leaveTable' },
        receivedAt: clock.now(),
      },
    ]);
    expect(written).toEqual([
      {
        key: 'g/judgeGone:7',
        actor: 'system',
        act: 'leaveTable',
        subject: 'j',
        gameId: 'g',
        reason: 'connectionLost',
        at: clock.now(),
      },
    ]);
  });

  it('gives the grace anew to whoever came back, and to a new seating', async () => {
    await after(0, { present: false });
    await after(59_000, { present: true });
    await after(1_000, { present: false });
    await after(59_999, {});
    await after(1, { seated: 12 });
    expect(submitted).toEqual([]);
    await after(60_000, {});
    expect(submitted).toMatchObject([{ commandId: 'judgeGone:12' }]);
  });

  it('takes the chair back at once when the role is withdrawn', async () => {
    await after(0, { appointed: false });
    expect(submitted).toHaveLength(1);
    expect(written).toMatchObject([{ reason: 'roleWithdrawn' }]);
  });

  it('writes nothing down that did not happen', async () => {
    code = 'notAllowed';
    await after(0, { appointed: false });
    expect(written).toEqual([]);
  });
});
