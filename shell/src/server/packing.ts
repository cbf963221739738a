import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './best-encoding.ts';

/** Pages leave in one piece of this size, most of them: each piece costs a round through the thread pool. */
const CHUNK_BYTES = 32 * 1024;
/** As a power of two; a window larger than a page is memory that is cleared for nothing. */
const WINDOW_BITS = 18;
/** A quarter of a millisecond for a page, a sixth more bytes than 4 leaves: the one who waits is not to wait for more. */
const QUICK = 1;
/** The last one that is quick enough to be worth its bytes: a fifth less than `QUICK`, in six times its time. */
const THOROUGH = 5;

/** A text as brotli has made it small at once, on this thread: another one would take longer to begin. */
export function pack(text: string | Uint8Array): Uint8Array {
  const body = typeof text === 'string' ? Buffer.from(text) : text;
  return brotliCompressSync(body, options(QUICK, body.length));
}

export function unpack(packed: Uint8Array): Promise<Buffer> {
  return promisify(brotliDecompress)(packed, { chunkSize: CHUNK_BYTES * 4 });
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
