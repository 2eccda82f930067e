/** Names under which Nest hands out the server core and its parts. */
export const SERVER_CORE = Symbol('SERVER_CORE');
export const GAME_RUNNER = Symbol('GAME_RUNNER');
export const CLUB_CLOCK = Symbol('CLUB_CLOCK');
