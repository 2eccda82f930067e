import type { GameLog, LogItem } from '@killer-club/protocol';
import type { Seat } from '@killer-club/rules';

/** Whose eyes the log is read with: everything, or what one viewer saw. */
export type LogViewer = 'everything' | 'spectator' | Seat;

export const viewerNamed = (name: string | null, seats: GameLog['seats']): LogViewer => {
  if (name === 'spectator') return name;
  const number = /^seat:(\d+)$/.exec(name ?? '')?.[1];
  return seats.find(({ seat }) => String(seat) === number)?.seat ?? 'everything';
};

export const nameOfViewer = (viewer: LogViewer): string =>
  typeof viewer === 'number' ? `seat:${viewer}` : viewer;

export const wasSeenBy = ({ saw }: LogItem, viewer: LogViewer): boolean => {
  if (viewer === 'everything') return true;
  return viewer === 'spectator' ? saw.spectators : saw.seats.includes(viewer);
};

/** Rounds of a log: each begins with its night; what was before the first one is round 0. */
export interface LogRound {
  readonly round: number;
  readonly items: readonly LogItem[];
}

export const roundsOf = (items: readonly LogItem[]): LogRound[] => {
  const rounds: { round: number; items: LogItem[] }[] = [];
  for (const item of items) {
    const { message } = item;
    const last = rounds.at(-1);
    if (message.type === 'nightFell') rounds.push({ round: message.round, items: [item] });
    else if (last === undefined) rounds.push({ round: 0, items: [item] });
    else last.items.push(item);
  }
  return rounds;
};
