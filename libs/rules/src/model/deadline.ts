/** How long after the shown end a command stamped by the server still counts, in milliseconds. */
export const GRACE_MS = 300;

/** A moment at which the game asks to be moved on; times in milliseconds of the club's clock. */
export interface Deadline {
  /** `stage:<n>`, `grace:<seat>:<k>`, `pause:<n>` or `dawn:<n>`; never reused within a game. */
  readonly id: string;
  /** What players see. */
  readonly shown: number;
  /** The last moment a command is in time; `shown + GRACE_MS`. */
  readonly at: number;
}

export const deadlineAfter = (id: string, now: number, ms: number): Deadline => ({
  id,
  shown: now + ms,
  at: now + ms + GRACE_MS,
});
