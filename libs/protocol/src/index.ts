export { PROTOCOL, SOCKET_PATH } from './version.js';
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
  type WireCursor,
} from './frame.js';
export type { ServerEvents, ServerFrameName, ServerFrames, Texts } from './server-frame.js';
export * from './rest.js';
