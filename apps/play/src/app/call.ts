import type { Me } from '@killer-club/protocol';

/** Where a member is called to by what happened since the last look: their game began, the queue found a table. */
export const calledTo = (before: Me, now: Me): string | null => {
  if (now.game !== null && now.game !== before.game) return `/games/${now.game}`;
  const isFromQueue = before.queue !== null && now.queue === null;
  if (isFromQueue && now.table !== null && now.table !== before.table) return `/tables/${now.table}`;
  return null;
};
