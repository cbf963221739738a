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

/** A text that brotli has made small, which passes between processes as it may leave to browsers. */
export interface Packed {
  bytes: Uint8Array;
  /** Whether it is worth no more time. */
  isSmallest: boolean;
}

/** Makes a text small at once, on this thread: another one would take longer to begin. */
export function pack(text: string | Uint8Array, { isQuick = false } = {}): Packed {
  const body = typeof text === 'string' ? Buffer.from(text) : text;
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

function options(quality: number, bytes: number) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  };
  return { chunkSize: CHUNK_BYTES, params };
}
