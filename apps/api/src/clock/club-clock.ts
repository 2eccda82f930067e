/** The club's time: PostgreSQL's, in whole milliseconds since 1970. */
export interface ClubClock {
  now(): number;
}

/** Runs something later. The port lets a test move time by hand and the demo run faster. */
export interface Timers {
  /** `ms` is in milliseconds of the club's clock. May fire early: look at the clock and ask again. */
  after(ms: number, run: () => void): Cancel;
}

export type Cancel = () => void;
