export interface GathererOptions<In, Out> {
  /** Does several jobs at once; answers in the order asked. */
  readonly run: (jobs: readonly In[]) => Promise<readonly Out[]>;
  /** Most jobs at once. */
  readonly size: number;
  /** Most runs at once; what comes meanwhile is gathered for the next. */
  readonly parallel: number;
  /** Whether a run that failed like this may have failed because of one job alone. */
  readonly isPoison: (error: unknown) => boolean;
}

interface Job<In, Out> {
  readonly input: In;
  readonly resolve: (output: Out) => void;
  readonly reject: (error: unknown) => void;
}

/** Gathers what is asked within one turn of the event loop, or while earlier runs are under way, into one run. */
export class Gatherer<In, Out> {
  private waiting: Job<In, Out>[] = [];
  private running = 0;
  private scheduled = false;

  constructor(private readonly options: GathererOptions<In, Out>) {}

  ask(input: In): Promise<Out> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ input, resolve, reject });
      this.schedule();
    });
  }

  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      this.flush();
    });
  }

  private flush(): void {
    while (this.waiting.length > 0 && this.running < this.options.parallel) {
      const jobs = this.waiting.splice(0, this.options.size);
      this.running += 1;
      void this.runAll(jobs).finally(() => {
        this.running -= 1;
        this.flush();
      });
    }
  }

  private async runAll(jobs: readonly Job<In, Out>[]): Promise<void> {
    try {
      const outputs = await this.options.run(jobs.map((job) => job.input));
      jobs.forEach((job, index) => {
        const output = outputs[index];
        if (output === undefined) job.reject(new Error('A gathered run left a job unanswered'));
        else job.resolve(output);
      });
    } catch (error) {
      await this.fail(jobs, error);
    }
  }

  /** One poisonous job must not take the others down with it. */
  private async fail(jobs: readonly Job<In, Out>[], error: unknown): Promise<void> {
    if (jobs.length === 1 || !this.options.isPoison(error)) {
      for (const job of jobs) job.reject(error);
      return;
    }
    for (const job of jobs) await this.runAll([job]);
  }
}
