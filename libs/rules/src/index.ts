export { allSeats, aroundFrom, rightOf, type Seat } from './model/seat.js';
export {
  GROUP_ROLES,
  ROLES,
  factionOf,
  isGroupRole,
  type Faction,
  type GroupRole,
  type Identity,
  type Result,
  type Role,
} from './model/role.js';
export { GRACE_MS, type Deadline } from './model/deadline.js';
export type { TextRef } from './model/text.js';
export { WIN_CONDITIONS, type Ruleset, type StageSeconds, type RoleCounts } from './ruleset/ruleset.js';
export { OPTIONS, OPTION_PATHS, optionAt } from './ruleset/options.js';
export type { Option, OptionPath } from './ruleset/optionKind.js';
export { notationOf } from './ruleset/notation.js';
export { shapeFaults, isRuleset } from './ruleset/validation/shape.js';
export { FAULT_TEXTS, faultText, type Fault, type FaultCode } from './ruleset/validation/fault.js';
export { faultsOf } from './ruleset/validation/faultsOf.js';
export { customised, type Customised } from './ruleset/customised.js';
export { rulesetIdOf } from './ruleset/rulesetId.js';
export { clocksOf, type Clock } from './ruleset/clocks.js';
export { PRESETS, PRESET_NAMES, isPresetName, type PresetName } from './ruleset/presets.js';
export type {
  Actor,
  Command,
  CommandType,
  Context,
  Ground,
  JudgeCommand,
  PickVerb,
  SeatCommand,
  StartGame,
  SystemCommand,
} from './model/command.js';
export { REJECTIONS, type RejectionCode } from './model/rejection.js';
export { EVENT_SCHEMAS, type EventOf, type EventType, type GameEvent } from './model/event.js';
export { countOf, counted, noCounts, type Counts } from './model/counts.js';
export { seatAudience, type Audience, type Cursor, type Viewer } from './model/audience.js';
export type { Announcement, Message, MessageOf, MessageType, Numbered, Reveal } from './model/message.js';
export type { Game, GameState, Phase, SeatState, Vote } from './model/state.js';
export type { View, SeatView, ViewPhase, GroupView, Known } from './model/view.js';
export type * from './model/record.js';
export { decide } from './decide/decide.js';
export { evolve } from './evolve/evolve.js';
export { announce } from './announce/announce.js';
export { audiencesOf } from './announce/audiences.js';
export { byReading, cursorFor, numbered } from './announce/numbered.js';
export { viewFor } from './view/viewFor.js';
export { applyMessage } from './view/applyMessage.js';
export { commitmentOf } from './deal/lots.js';
export { dealRoles } from './deal/deal.js';
export { exitsOf } from './model/exitsOf.js';
export { isAlive, isOver, livingSeats, nextDeadline, stageDeadline } from './model/queries.js';
export {
  DEFAULT_SCORING,
  scoreGame,
  scoreOutcome,
  type Outcome,
  type ScoreEntry,
  type ScoringTable,
} from './scoring/scoring.js';
export { firstNightVictims, nextFirstSpeaker } from './scoring/nextTable.js';
export type { Decision, Rules } from './game.js';
