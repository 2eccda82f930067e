import type { SeatCommand } from '@killer-club/rules';
import type { Move } from '@killer-club/bots';
import {
  PROTOCOL,
  SOCKET_PATH,
  type ClientFrame,
  type ClientFrameName,
  type CommandFrame,
  type ServerEvents,
} from '@killer-club/protocol';
import { io, type Socket } from 'socket.io-client';

type ClientEvents = { [N in ClientFrameName]: (frame: ClientFrame<N>) => void };
export type ClubSocket = Socket<ServerEvents, ClientEvents>;

/** A socket of a signed-in member, as a browser would open it. */
export const openSocket = (url: string, origin: string, cookie: string): ClubSocket =>
  io(url, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    auth: { protocol: PROTOCOL },
    extraHeaders: { cookie, origin },
    forceNew: true,
    reconnectionDelay: 100,
    reconnectionDelayMax: 2_000,
  });

/** Milliseconds a bot tries to get in. */
const PATIENCE_MS = 30_000;

/** Resolves with the server's first frame. */
export const whenWelcome = (socket: ClubSocket, memberId: string): Promise<void> =>
  new Promise((resolve, reject) => {
    let reason = 'no answer';
    const timer = setTimeout(() => {
      reject(new Error(`A bot cannot connect: ${reason}`));
    }, PATIENCE_MS);
    socket.on('connect_error', (error) => {
      reason = error.message;
    });
    socket.once('hello', ({ member }) => {
      clearTimeout(timer);
      if (member === memberId) resolve();
      else reject(new Error('The server does not know a bot by its cookie'));
    });
  });

/** The frame of a bot's move: the seat is the sender's, words travel as they are. */
export const frameOf = (game: string, id: string, { command, text }: Move): CommandFrame => {
  const head = { game, id };
  return command.type === 'speak'
    ? { ...head, type: command.type, stage: command.stage, text: text ?? '' }
    : { ...head, ...withoutText(command) };
};

const withoutText = (command: Exclude<SeatCommand, { type: 'speak' }>) => command;
