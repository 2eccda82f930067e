import type { Seat } from './seat.js';

/** Who may see a message. `judge` is complete in itself. */
export type Audience = 'public' | 'killers' | 'police' | 'judge' | `seat:${number}`;

export const seatAudience = (seat: Seat): Audience => `seat:${seat}`;

export type Viewer =
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'spectator' }
  | { readonly kind: 'judge' };

/** Where a viewer stands: audience → n of the newest message seen. */
export type Cursor = Readonly<Partial<Record<Audience, number>>>;
