import type { IncomingMessage } from 'node:http';
import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server, ServerOptions } from 'socket.io';
import { MAX_FRAME_BYTES, SOCKET_PATH } from '@killer-club/protocol';
import { isOwnOrigin } from '../http/origin.js';
import { tolerantParser } from './tolerant-parser.js';

/** Above this the transport cuts the connection; up to it a frame that is too large is answered. */
const TRANSPORT_BYTES = MAX_FRAME_BYTES * 4;

/** Websocket only: no sticky sessions. `cors` does not cover that handshake, so the origin is looked at here. */
export class SocketAdapter extends IoAdapter {
  constructor(
    app: INestApplicationContext,
    private readonly origins: readonly string[],
  ) {
    super(app);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const own: Partial<ServerOptions> = {
      path: SOCKET_PATH,
      transports: ['websocket'],
      serveClient: false,
      perMessageDeflate: false,
      httpCompression: false,
      maxHttpBufferSize: TRANSPORT_BYTES,
      parser: tolerantParser,
      connectTimeout: 10_000,
      allowRequest: (request: IncomingMessage, decide) => {
        decide(null, isOwnOrigin(request.headers.origin, this.origins));
      },
    };
    // Nest hands a whole ServerOptions on; ours win.
    return super.createIOServer(port, Object.assign({}, options, own));
  }
}
