import type { Config } from './config.js';

/** What a client has to know of how this club runs. */
export class ClubMode {
  constructor(readonly demo: Config['demo']) {}
}
