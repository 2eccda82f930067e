import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Lots } from '../model/state.js';

const BLOCK = 32;
const WORD = 4;
const WORDS = 2 ** 32;

/** SHA-256 over UTF-8 `deal/1`, UTF-8 game id and the 32 seed bytes, lower-case hex (CON-09). */
export const commitmentOf = (gameId: string, seed: string): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes(`deal/1${gameId}`), hexToBytes(seed))));

/** Key of the lot stream: HMAC-SHA-256 of all contributions in seat order under the seed. */
const streamKey = (lots: Lots): Uint8Array =>
  hmac(sha256, hexToBytes(lots.seed), concatBytes(...lots.contributions.map((part) => hexToBytes(part))));

/** Block i of the stream: HMAC-SHA-256 of i (8 bytes, big-endian) under the key. */
const block = (key: Uint8Array, index: number): DataView => {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(index));
  const bytes = hmac(sha256, key, new Uint8Array(counter.buffer));
  return new DataView(bytes.buffer, bytes.byteOffset, BLOCK);
};

export interface Drawn<T> {
  readonly value: T;
  /** Stream position after the draw, in bytes. */
  readonly position: number;
}

/** The stream's word at a position, in bytes. */
type Words = (position: number) => number;

/** Eight words lie in one block, which is made once for them. */
const wordsOf = (lots: Lots): Words => {
  const key = streamKey(lots);
  let index = -1;
  let current: DataView = new DataView(new ArrayBuffer(BLOCK));
  return (position) => {
    const wanted = Math.floor(position / BLOCK);
    if (wanted !== index) current = block(key, wanted);
    index = wanted;
    return current.getUint32(position % BLOCK);
  };
};

const drawBelow = (words: Words, start: number, bound: number): Drawn<number> => {
  const limit = WORDS - (WORDS % bound);
  for (let position = start; ; position += WORD) {
    const word = words(position);
    if (word < limit) return { value: word % bound, position: position + WORD };
  }
};

/** Fisher–Yates from the last place down, each draw by rejection (CON-09). */
export const shuffled = <T>(items: readonly T[], lots: Lots): Drawn<readonly T[]> => {
  const words = wordsOf(lots);
  const rest = [...items];
  const settled: T[] = [];
  let position = lots.position;
  while (rest.length > 1) {
    const drawn = drawBelow(words, position, rest.length);
    position = drawn.position;
    // The chosen item goes to the last open place, the one that stood there takes its place.
    const last = rest.splice(-1);
    settled.unshift(...(drawn.value === rest.length ? last : rest.splice(drawn.value, 1, ...last)));
  }
  return { value: [...rest, ...settled], position };
};

/** One of the items, by lot. */
export const drawOne = <T>(items: readonly [T, ...T[]], lots: Lots): Drawn<T> => {
  const drawn = drawBelow(wordsOf(lots), lots.position, items.length);
  return { value: items[drawn.value] ?? items[0], position: drawn.position };
};
