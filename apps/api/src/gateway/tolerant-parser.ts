import * as parser from 'socket.io-parser';
import { MAX_FRAME_BYTES } from '@killer-club/protocol';

/** Event names under which the decoder passes on what it could not read. */
export const UNREADABLE = 'unreadable frame';
export const TOO_LARGE = 'frame too large';

/** First characters of frames that announce binary attachments. */
const BINARY = new Set([parser.PacketType.BINARY_EVENT, parser.PacketType.BINARY_ACK].map(String));

const sizeOf = (chunk: unknown): number => {
  if (typeof chunk === 'string') return Buffer.byteLength(chunk);
  return chunk instanceof ArrayBuffer || ArrayBuffer.isView(chunk) ? chunk.byteLength : 0;
};

/**
 * Socket.io's decoder, except that a frame it cannot read becomes an event of its own, to be answered like any
 * other bad frame, where the stock one would end the connection. Binary frames are not part of the protocol.
 */
export class TolerantDecoder extends parser.Decoder {
  /** Attachments a refused frame has announced: they are part of it and not answered apart. */
  private attachments = 0;

  override add(chunk: unknown): void {
    if (typeof chunk !== 'string' && this.attachments > 0) {
      this.attachments -= 1;
      return;
    }
    if (sizeOf(chunk) > MAX_FRAME_BYTES) this.report(TOO_LARGE);
    else if (typeof chunk !== 'string' || chunk === '') this.report(UNREADABLE);
    else if (BINARY.has(chunk.charAt(0))) this.refuseBinary(chunk);
    else this.read(chunk);
  }

  private read(chunk: string): void {
    try {
      super.add(chunk);
    } catch {
      this.destroy();
      this.report(UNREADABLE);
    }
  }

  private refuseBinary(header: string): void {
    this.attachments = Number(/^\d(\d{1,2})-/.exec(header)?.[1] ?? 0);
    this.report(UNREADABLE);
  }

  private report(name: string): void {
    this.emitReserved('decoded', { type: parser.PacketType.EVENT, nsp: '/', data: [name] });
  }
}

export const tolerantParser = { Encoder: parser.Encoder, Decoder: TolerantDecoder };
