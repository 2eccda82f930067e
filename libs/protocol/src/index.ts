export { CLUB_TIME, PROTOCOL, SOCKET_PATH } from './version.js';
export * from './limits.js';
export { ANSWER_CODES, BYE_CODES, EDGE_CODES, type ByeCode, type WireAnswerCode } from './codes.js';
export {
  JUDGE_COMMANDS,
  JUDGE_COMMAND_TYPES,
  SEAT_COMMANDS,
  SEAT_COMMAND_TYPES,
  isSeatCommand,
  type CommandFrame,
  type JudgeCommandFrame,
  type SeatCommandFrame,
  type WireGround,
} from './command.js';
export {
  CLIENT_FRAMES,
  handshake,
  isClientFrameName,
  type ClientFrame,
  type ClientFrameName,
} from './frame.js';
export {
  SERVER_FRAMES,
  type ServerEvents,
  type ServerFrame,
  type ServerFrameName,
  type ServerFrames,
  type Texts,
} from './server-frame.js';
export { id as opaqueId } from './scalar.js';
export { TEXT_FAULTS, type TextFault } from './text.js';
export { MESSAGES, message } from './wire-message.js';
export { view } from './wire-view.js';
export { ruleset } from './wire-ruleset.js';
export * from './rest.js';
export * from './demo.js';
