import { PROTOCOL, SOCKET_PATH } from '@killer-club/protocol';
import { io } from 'socket.io-client';
import { z } from 'zod';
import { ask, Refused } from '@killer-club/ui';
import { Club } from './club.js';
import type { ClubSocket } from './club-link.js';

const open = (): ClubSocket =>
  io({
    path: SOCKET_PATH,
    transports: ['websocket'],
    auth: { protocol: PROTOCOL },
    forceNew: true,
    reconnection: false,
  });

const settings = z.object({ demo: z.object({ speed: z.number().positive() }).nullish() });

const askSpeed = async (): Promise<number | null> => {
  try {
    return (await ask('GET', 'settings', settings)).demo?.speed ?? 1;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
};

let opened: Club | null = null;

/** The page's one club, made when it is first asked for. */
export const club = (): Club =>
  (opened ??= new Club({
    open,
    page: { window, document },
    storage: () => window.sessionStorage,
    random: Math.random,
    askSpeed,
  }));
