import type { Pool } from 'pg';
import { resultCount, type resultsQuery, type ResultCount } from '@killer-club/protocol';
import type { z } from 'zod';
import { all } from '../store/query.js';
import type { NamedRuleset } from '../tables/offer.js';

/** Practice and demonstration do not count unless they are asked for. */
const RESULTS = `SELECT coalesce(t.preset, named.preset) AS preset, g.size, e.data->>'result' AS result, count(*)::int AS games
  FROM event e JOIN game g ON g.id = e.game_id LEFT JOIN club_table t ON t.id = g.table_id
  LEFT JOIN json_to_recordset($1::json) AS named(id text, preset text) ON named.id = g.ruleset_id
  WHERE e.type = 'gameEnded' AND g.state = 'ended' AND ($2::boolean IS NULL OR g.ranked = $2)
    AND CASE WHEN $3::text IS NULL THEN g.mode IN ('ranked', 'table') ELSE g.mode::text = $3 END
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`;

/** How the club's games came out, counted from their logs. */
export class StatisticsRepository {
  private readonly named: string;

  constructor(
    private readonly pool: Pool,
    rulesets: readonly NamedRuleset[],
  ) {
    this.named = JSON.stringify(rulesets);
  }

  results({ ranked, mode }: z.output<typeof resultsQuery>): Promise<ResultCount[]> {
    return all(this.pool, resultCount, RESULTS, [this.named, ranked ?? null, mode ?? null]);
  }
}
