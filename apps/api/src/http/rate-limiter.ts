interface Bucket {
  left: number;
  at: number;
}

/** Token buckets by key, in this process; a full bucket is forgotten. */
export class RateLimiter {
  private readonly buckets = new Map<string, Bucket>();

  /** `now` in milliseconds, monotonic. */
  constructor(
    private readonly limit: { readonly burst: number; readonly perSecond: number },
    private readonly now: () => number,
    private readonly maxKeys = 20_000,
  ) {}

  /** Takes one; false when none is left. */
  take(key: string): boolean {
    const now = this.now();
    const known = this.buckets.get(key);
    const refilled = known === undefined ? this.limit.burst : this.refilled(known, now);
    if (known === undefined && this.buckets.size >= this.maxKeys) this.forgetFull(now);
    if (refilled < 1) return false;
    this.buckets.set(key, { left: refilled - 1, at: now });
    return true;
  }

  /** What was taken and is not refilled yet, fractions too. */
  spent(key: string): number {
    const known = this.buckets.get(key);
    return known === undefined ? 0 : this.limit.burst - this.refilled(known, this.now());
  }

  /** Milliseconds until one may be taken. */
  waitMs(key: string): number {
    const missing = Math.max(0, this.spent(key) + 1 - this.limit.burst);
    return missing === 0 ? 0 : (missing / this.limit.perSecond) * 1000;
  }

  /** One that was taken does not count after all. */
  giveBack(key: string): void {
    const known = this.buckets.get(key);
    if (known !== undefined) known.left = Math.min(this.limit.burst, known.left + 1);
  }

  /** The key begins anew, with a full bucket. */
  forget(key: string): void {
    this.buckets.delete(key);
  }

  private refilled(bucket: Bucket, now: number): number {
    return Math.min(this.limit.burst, bucket.left + ((now - bucket.at) / 1000) * this.limit.perSecond);
  }

  /** Oldest keys go when none is full: memory stays bounded under a flood of addresses. */
  private forgetFull(now: number): void {
    for (const [key, bucket] of this.buckets)
      if (this.refilled(bucket, now) >= this.limit.burst) this.buckets.delete(key);
    for (const key of this.buckets.keys()) {
      if (this.buckets.size < this.maxKeys) return;
      this.buckets.delete(key);
    }
  }
}
