import { io, type Socket } from 'socket.io-client';
import { PROTOCOL, SOCKET_PATH } from '@killer-club/protocol';
import { ORIGIN } from './club-app.js';

/** Milliseconds between two tries to come back, the shortest and the longest. */
const COME_BACK = { reconnectionDelay: 30, reconnectionDelayMax: 300 };

/** A socket as a browser with these cookies, on a page of `origin`, would open it; `reconnection`: it comes back by itself. */
export const dial = (port: number, cookie: string, { reconnection = false, origin = ORIGIN } = {}): Socket =>
  io(`ws://127.0.0.1:${port}`, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    forceNew: true,
    reconnection,
    ...COME_BACK,
    auth: { protocol: PROTOCOL },
    extraHeaders: { origin, cookie },
  });
