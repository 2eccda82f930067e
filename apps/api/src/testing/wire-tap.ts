import type { Socket } from 'socket.io-client';
import { z } from 'zod';
import { TestSocket } from './club-app.js';

const packet = z.object({ type: z.string(), data: z.string().optional() });

/**
 * Left out: heartbeats, whose moments are the machine's. Made equal: session numbers of the transport, random by
 * their purpose. Everything else is kept to the byte.
 */
const HEARTBEATS = ['ping', 'pong'];
const withoutSession = (data: string): string => data.replace(/"sid":"[^"]+"/, '"sid":"*"');

/** A connection that keeps every packet of the transport as it came in. */
export class WireTap extends TestSocket {
  readonly packets: string[] = [];

  constructor(socket: Socket) {
    super(socket);
    socket.io.engine.on('packet', (raw: unknown) => {
      const { type, data } = packet.parse(raw);
      if (!HEARTBEATS.includes(type)) this.packets.push(`${type} ${withoutSession(data ?? '')}`);
    });
  }
}
