export { characterOf, type Character } from './character.js';
export { chooseMove, type Sight } from './choose.js';
export type { Move } from './move.js';
export { oneOf, seededRandom } from './seeded.js';
