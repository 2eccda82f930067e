/** What all bots together saw of the server. */
export class Tally {
  commands = 0;
  /** Frames with news of a game, as they reached a bot. */
  deliveries = 0;
  private readonly refusals = new Map<string, number>();
  /** Milliseconds from sending a command to its answer. */
  private readonly waits: number[] = [];

  answered(code: string, wait: number): void {
    this.waits.push(wait);
    if (code !== 'ok') this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
  }

  get refused(): [code: string, times: number][] {
    return [...this.refusals].sort(([, a], [, b]) => b - a);
  }

  /** The wait that this share of the commands did not exceed; null before the first answer. */
  wait(share: number): number | null {
    const sorted = this.waits.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null;
  }
}
