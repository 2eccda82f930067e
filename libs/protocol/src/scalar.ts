import { z } from 'zod';
import { CONTRIBUTION_BYTES, MAX_ID } from './limits.js';

/** Opaque ids, the server's and the client's command ids: nothing that could stand for anything else. */
export const id = z.string().regex(new RegExp(`^[A-Za-z0-9_:-]{1,${String(MAX_ID)}}$`));
export const seat = z.int().min(1).max(30);
export const stage = z.int().nonnegative();
/** Milliseconds of the club's clock. */
export const moment = z.number();
export const contribution = z.string().regex(new RegExp(`^[0-9a-f]{${String(CONTRIBUTION_BYTES * 2)}}$`));
