import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './best-encoding.ts';

/** Larger than most compressed pages: each chunk costs a round trip through the thread pool. */
const CHUNK_BYTES = 32 * 1024;
/** Brotli's window, log2 of bytes: about a page. */
const WINDOW_BITS = 18;
/** Quality for the first visitor: 0.25 ms a page. */
const FAST_QUALITY = 1;
/** Quality for all others: six times as long, a fifth fewer bytes. */
const FULL_QUALITY = 5;
/** UTF-8 bytes of a UTF-16 code unit. */
const MAX_BYTES_PER_CODE_UNIT = 3;

/** Limit of a text: the largest page of the site has a tenth of it. */
export const MAX_TEXT_BYTES = 4 * 1024 * 1024;

/** A text compressed by brotli, passed between processes and sent to browsers as is. */
export interface Packed {
  bytes: Uint8Array;
  /** False after fast compression: recompressing is worth it. */
  isSmallest: boolean;
}

/** A text in parts; constant parts are encoded already. */
export type TextParts = readonly (string | Uint8Array)[];

/**
 * Compresses a text on this thread: dispatching to the thread pool would take longer.
 * @throws RangeError for more than `MAX_TEXT_BYTES`.
 */
export function pack(text: string | TextParts, { isQuick = false } = {}): Packed {
  const body = joined(typeof text === 'string' ? [text] : text);
  if (body.length > MAX_TEXT_BYTES)
    throw new RangeError(`The page has ${body.length} bytes; the limit is ${MAX_TEXT_BYTES}.`);
  return {
    bytes: brotliCompressSync(body, options(isQuick ? FAST_QUALITY : FULL_QUALITY, body.length)),
    isSmallest: !isQuick,
  };
}

/** Rejects for bytes that make a text of more than `MAX_TEXT_BYTES`. */
export function unpack({ bytes }: Packed): Promise<Buffer> {
  return promisify(brotliDecompress)(bytes, { chunkSize: CHUNK_BYTES * 4, maxOutputLength: MAX_TEXT_BYTES });
}

/** Compresses a text at full quality in the thread pool. */
export function compress(body: Uint8Array, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  return encoding === 'br'
    ? promisify(brotliCompress)(body, options(FULL_QUALITY, body.length))
    : promisify(gzip)(body, { chunkSize: CHUNK_BYTES });
}

/** Reused for every text: allocating takes longer than writing. */
let buffer = Buffer.allocUnsafeSlow(256 * 1024);

/** Returns the bytes of a text, valid until the next call. */
function joined(parts: TextParts): Buffer {
  let length = 0;
  for (const part of parts) {
    const isText = typeof part === 'string';
    reserve(length, isText ? part.length * MAX_BYTES_PER_CODE_UNIT : part.length);
    if (isText) length += buffer.write(part, length);
    else {
      buffer.set(part, length);
      length += part.length;
    }
  }
  return buffer.subarray(0, length);
}

function reserve(used: number, more: number): void {
  if (used + more <= buffer.length) return;
  const larger = Buffer.allocUnsafeSlow(2 * (used + more));
  larger.set(buffer.subarray(0, used));
  buffer = larger;
}

function options(quality: number, bytes: number) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  };
  return { chunkSize: CHUNK_BYTES, params };
}
