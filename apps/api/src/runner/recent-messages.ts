import { countOf, type Audience, type Counts, type Cursor, type Numbered } from '@killer-club/rules';

/** The newest messages of one game, for those who missed a few. */
export class RecentMessages {
  private kept: Numbered[] = [];

  constructor(private readonly size: number) {}

  add(messages: readonly Numbered[]): void {
    this.kept.push(...messages);
    if (this.kept.length > 2 * this.size) this.kept = this.kept.slice(-this.size);
  }

  /**
   * What a viewer of these audiences has not seen yet; `gap` when that cannot be told exactly:
   * too long ago, a cursor from elsewhere, or an audience the viewer has left meanwhile.
   */
  since(cursor: Cursor, audiences: readonly Audience[], counts: Counts): readonly Numbered[] | 'gap' {
    const inside = new Set<string>(audiences);
    const left = Object.entries(cursor).some(
      ([audience, n]) => !inside.has(audience) && n !== countOf(counts, audience),
    );
    if (left) return 'gap';
    const missed = this.kept.filter(({ audience, n }) => inside.has(audience) && n > (cursor[audience] ?? 0));
    const whole = audiences.every((audience) => {
      const expected = countOf(counts, audience) - (cursor[audience] ?? 0);
      return missed.filter((entry) => entry.audience === audience).length === expected;
    });
    return whole ? missed : 'gap';
  }
}
