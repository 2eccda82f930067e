import { describe, expect, it } from '@jest/globals';
import { Gatherer } from './gatherer.js';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('Gatherer', () => {
  it('does in one run what is asked in one turn, and answers each in its place', async () => {
    const runs: (readonly number[])[] = [];
    const run = (jobs: readonly number[]) => {
      runs.push(jobs);
      return Promise.resolve(jobs.map((job) => job * 10));
    };
    const gatherer = new Gatherer({ run, size: 3, parallel: 2, isPoison: () => false });
    const answers = await Promise.all([1, 2, 3, 4].map((job) => gatherer.ask(job)));
    expect(answers).toEqual([10, 20, 30, 40]);
    expect(runs).toEqual([[1, 2, 3], [4]]);
  });

  it('gathers what comes while all runs are busy', async () => {
    const runs: (readonly number[])[] = [];
    let finish: () => void = () => undefined;
    const run = async (jobs: readonly number[]) => {
      runs.push(jobs);
      if (runs.length === 1) await new Promise<void>((resolve) => (finish = resolve));
      return jobs;
    };
    const gatherer = new Gatherer({ run, size: 10, parallel: 1, isPoison: () => false });
    const first = gatherer.ask(1);
    await turn();
    const rest = [gatherer.ask(2)];
    await turn();
    rest.push(gatherer.ask(3));
    await turn();
    expect(runs).toEqual([[1]]);
    finish();
    expect(await Promise.all([first, ...rest])).toEqual([1, 2, 3]);
    expect(runs).toEqual([[1], [2, 3]]);
  });

  it('lets a poisonous job fail alone', async () => {
    const run = (jobs: readonly string[]) =>
      jobs.includes('poison') ? Promise.reject(new Error('no')) : Promise.resolve(jobs);
    const gatherer = new Gatherer({ run, size: 10, parallel: 1, isPoison: () => true });
    const outcomes = await Promise.allSettled(['a', 'poison', 'b'].map((job) => gatherer.ask(job)));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('fails all alike when PostgreSQL is away', async () => {
    let runs = 0;
    const run = (): Promise<readonly number[]> => {
      runs += 1;
      return Promise.reject(new Error('away'));
    };
    const gatherer = new Gatherer<number, number>({ run, size: 10, parallel: 1, isPoison: () => false });
    const outcomes = await Promise.allSettled([1, 2].map((job) => gatherer.ask(job)));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(runs).toBe(1);
  });
});
