import type { Pool } from 'pg';
import { endedGame, gameSummary, type EndedGame, type GameSummary } from '@killer-club/protocol';
import { all, first } from '../store/query.js';
import type { NamedRuleset } from '../tables/offer.js';

const SUMMARY = `g.id, g.mode, g.ranked, g.size, g.state, coalesce(t.preset, named.preset) AS preset,
  extract(epoch FROM g.created_at)::float8 * 1000 AS "startedAt",
  (SELECT coalesce(json_agg(json_build_object('seat', s.seat, 'person',
     json_build_object('id', m.id, 'name', m.name, 'bot', m.bot)) ORDER BY s.seat), '[]')
   FROM game_seat s JOIN member m ON m.id = s.member_id WHERE s.game_id = g.id) AS seats`;

/** A game's preset is its table's; without a table, the one whose rules it was played by. */
const GAMES = `game g LEFT JOIN club_table t ON t.id = g.table_id
  LEFT JOIN json_to_recordset($1::json) AS named(id text, preset text) ON named.id = g.ruleset_id`;

const END = `JOIN LATERAL (SELECT data->>'result' AS result, data->>'reason' AS reason FROM event
  WHERE game_id = g.id AND type = 'gameEnded') ending ON true`;

const RUNNING = `SELECT ${SUMMARY} FROM ${GAMES} WHERE g.state = 'running' ORDER BY g.created_at DESC LIMIT 200`;

/** Games that ended in one millisecond stay on one page. */
const ENDED = `SELECT ${SUMMARY}, extract(epoch FROM g.ended_at)::float8 * 1000 AS "endedAt", ending.result, ending.reason
  FROM ${GAMES} ${END}
  WHERE g.ended_at < coalesce(to_timestamp($2::float8 / 1000), 'infinity')
    AND ($3::text IS NULL OR EXISTS (SELECT 1 FROM game_seat own WHERE own.game_id = g.id AND own.member_id = $3))
  ORDER BY g.ended_at DESC FETCH FIRST 20 ROWS WITH TIES`;

export interface EndedAsked {
  /** Only games this member sat in. */
  readonly memberId: string | null;
  /** Only games that ended before, in milliseconds of the club's clock. */
  readonly before: number | null;
}

/** What anybody may know of games: who plays, not who lives (that is the game's own to tell). */
export class GameRepository {
  private readonly named: string;

  constructor(
    private readonly pool: Pool,
    rulesets: readonly NamedRuleset[],
  ) {
    this.named = JSON.stringify(rulesets);
  }

  find(id: string): Promise<GameSummary | null> {
    return first(this.pool, gameSummary, `SELECT ${SUMMARY} FROM ${GAMES} WHERE g.id = $2`, [this.named, id]);
  }

  running(): Promise<GameSummary[]> {
    return all(this.pool, gameSummary, RUNNING, [this.named]);
  }

  ended({ memberId, before }: EndedAsked): Promise<EndedGame[]> {
    return all(this.pool, endedGame, ENDED, [this.named, before, memberId]);
  }
}
