import type { Move, Sight } from '@killer-club/bots';

/** What a bot would do with what its seat sees; null when there is nothing to do. */
export type ChooseMove = (sight: Sight) => Move | null;
