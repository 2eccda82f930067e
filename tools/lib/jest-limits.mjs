// @ts-check

/** Test files that run side by side, each in a process of jest's. Each process has a Redis of its own. */
export const WORKERS = 2;

/** How long jest and its processes may take to end after their last suite, in milliseconds. */
export const END_MS = 15_000;

/** A loaded machine is no fault of a test, in milliseconds. */
export const TEST_MS = 30_000;
