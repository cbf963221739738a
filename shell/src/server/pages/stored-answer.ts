import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../best-encoding.ts';

/** Pages leave in one piece of this size, most of them: each piece costs a round through the thread pool. */
const CHUNK_BYTES = 32 * 1024;
/** As a power of two; a window larger than a page is memory that is cleared for nothing. */
const WINDOW_BITS = 18;

const compress: Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      chunkSize: CHUNK_BYTES,
      params: {
        // Within some per cent of the best in a tenth of its time.
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body, { chunkSize: CHUNK_BYTES }),
};

interface BodyAnswer {
  kind: 'body';
  status: number;
  type: string;
  body: string | Uint8Array;
  /** Of a file, in place of those of a page. */
  headers?: Readonly<Record<string, string>>;
  /** It only says that there is no page now: an older one is better, and it is not kept. */
  isFailure?: boolean;
  /** There is no such page, or it is not for who asks. */
  isRefusal?: boolean;
  /** False for what is made for each who asks. */
  isKept?: boolean;
}

interface RedirectAnswer {
  kind: 'redirect';
  status: number;
  location: string;
}

/** What a path answers, before it is sent. */
export type Answer = BodyAnswer | RedirectAnswer;

/** An answer ready to be sent, its body as bytes; each encoding is made once, when it is first asked for. */
export class StoredAnswer {
  readonly answer: Omit<BodyAnswer, 'body'> | RedirectAnswer;
  readonly etag: string;
  readonly #identity: Buffer;
  readonly #encoded = new Map<Encoding, Promise<Buffer> | Buffer>();

  constructor(answer: Answer) {
    const { body, ...sent } = { body: '' as string | Uint8Array, ...answer };
    this.answer = sent;
    this.#identity = Buffer.from(body);
    this.etag = `W/"${createHash('sha1').update(this.#identity).digest('base64url')}"`;
  }

  /** Bytes that keeping it takes, about: as it is, and in its encodings. */
  get size(): number {
    return this.#identity.length * 2 + 1_000;
  }

  body(encoding: Encoding): Promise<Buffer> | Buffer {
    if (encoding === 'identity') return this.#identity;
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const made = compress[encoding](this.#identity).then((body) => {
      this.#encoded.set(encoding, body);
      return body;
    });
    this.#encoded.set(encoding, made);
    return made;
  }
}
