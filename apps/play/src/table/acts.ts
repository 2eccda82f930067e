import { tableView, type TableView } from '@killer-club/protocol';
import { z } from 'zod';
import { ask } from '@killer-club/ui';
import type { Offer } from '../lobby/offer.js';
import { contributions } from '../deal/contribution.js';

const done = z.object({ ok: z.literal(true) });

type ReadyCheck = NonNullable<TableView['check']>;

export interface TableOffer extends Offer {
  readonly clockFactor: number;
}

export const createTable = (offer: TableOffer): Promise<TableView> => ask('POST', 'tables', tableView, offer);

export const sitDown = (table: string, seat?: number): Promise<TableView> =>
  ask('POST', `tables/${table}/sit`, tableView, seat === undefined ? {} : { seat });

export const standUp = (table: string) => ask('POST', `tables/${table}/stand`, done);

export const beReady = ({ id, game }: ReadyCheck): Promise<TableView> =>
  ask('POST', 'ready', tableView, { check: id, contribution: contributions.to(game) });

export const decline = (check: string) => ask('POST', 'decline', done, { check });

/** A table full of bots, and ready at once: the commitment is read before the contribution is drawn. */
export const startPractice = async (offer: Offer): Promise<TableView> => {
  const table = await ask('POST', 'practice', tableView, offer);
  return table.check === null ? table : beReady(table.check);
};

/** Where a table's people are: in its game once it has begun. */
export const placeOf = ({ id, game, state }: TableView): string =>
  game !== null && state === 'playing' ? `/games/${game}` : `/tables/${id}`;
