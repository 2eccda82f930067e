import type { TableView } from '@killer-club/protocol';
import type { CheckRow, ReadyRow } from './ready-check.repository.js';
import type { TableRow, TableSeatRow } from './table.repository.js';

/** A table as anybody may see it: never the seed, never the contributions. */
export const tableView = (
  table: TableRow,
  seats: readonly TableSeatRow[],
  check: CheckRow | null,
  readies: readonly ReadyRow[],
): TableView => ({
  id: table.id,
  kind: table.kind,
  state: table.state,
  preset: table.preset,
  size: table.size,
  clockFactor: table.clockFactor,
  firstSpeaker: table.firstSpeaker,
  seats: seats.map(({ seat, memberId, name, bot }) => ({ seat, person: { id: memberId, name, bot } })),
  check:
    check === null
      ? null
      : {
          id: check.id,
          game: check.gameId,
          commitment: check.commitment,
          closesAt: check.closesAt.getTime(),
          ready: readies.map(({ memberId }) => memberId),
        },
  game: table.gameId,
});
