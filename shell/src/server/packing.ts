import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './best-encoding.ts';

/** Pages leave in one piece of this size, most of them: each piece costs a round through the thread pool. */
const CHUNK_BYTES = 32 * 1024;
/** As a power of two; a window larger than a page is memory that is cleared for nothing. */
const WINDOW_BITS = 18;
/** Qualities of brotli. A quarter of a millisecond for a page: */
const QUICK = 1;
/** a fifth fewer bytes in six times the time, 25 milliseconds less on a slow phone's network. */
const THOROUGH = 5;
/** Of one of a string's 16-bit units, as UTF-8. */
const MOST_BYTES_OF_A_CHARACTER = 3;

/** A text that brotli has made small, which passes between processes as it may leave to browsers. */
export interface Packed {
  bytes: Uint8Array;
  /** Whether it is worth no more time. */
  isSmallest: boolean;
}

/** A text in parts, of which some are the bytes that many texts hold. */
export type TextParts = readonly (string | Uint8Array)[];

/** Makes a text small at once, on this thread: another one would take longer to begin. */
export function pack(text: string | TextParts, { isQuick = false } = {}): Packed {
  const body = joined(typeof text === 'string' ? [text] : text);
  return {
    bytes: brotliCompressSync(body, options(isQuick ? QUICK : THOROUGH, body.length)),
    isSmallest: !isQuick,
  };
}

export function unpack({ bytes }: Packed): Promise<Buffer> {
  return promisify(brotliDecompress)(bytes, { chunkSize: CHUNK_BYTES * 4 });
}

/** Makes a text as small as it can be in a few milliseconds of another thread. */
export function compress(body: Uint8Array, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  return encoding === 'br'
    ? promisify(brotliCompress)(body, options(THOROUGH, body.length))
    : promisify(gzip)(body, { chunkSize: CHUNK_BYTES });
}

/** Where texts are put together, one after the other: fresh memory for each page takes longer than writing it. */
let room = Buffer.allocUnsafeSlow(256 * 1024);

/** Returns the bytes of a text, until the next one is joined. */
function joined(parts: TextParts): Buffer {
  let length = 0;
  for (const part of parts) {
    const isText = typeof part === 'string';
    makeRoom(length, isText ? part.length * MOST_BYTES_OF_A_CHARACTER : part.length);
    if (isText) length += room.write(part, length);
    else {
      room.set(part, length);
      length += part.length;
    }
  }
  return room.subarray(0, length);
}

function makeRoom(used: number, more: number): void {
  if (used + more <= room.length) return;
  const larger = Buffer.allocUnsafeSlow(2 * (used + more));
  larger.set(room.subarray(0, used));
  room = larger;
}

function options(quality: number, bytes: number) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  };
  return { chunkSize: CHUNK_BYTES, params };
}
