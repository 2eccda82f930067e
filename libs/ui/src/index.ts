export { LANGUAGES, isLanguage, keysOf, type Catalogue, type Language } from './catalogue.js';
export { RoleMark, type RoleMarkProps } from './role-mark.js';
export { judgeLine, type Translate } from './judge-line.js';
export type { Names } from './names.js';
export { SeatName, type SeatNameProps } from './seat-name.js';
export { BallotTable, type BallotTableProps } from './ballot-table.js';
export { nightsOf, roundsOf, withoutVote, type NightStory, type RoundStory } from './story-of.js';
export { Story, type StoryProps } from './story.js';
export { Said } from './story-speeches.js';
