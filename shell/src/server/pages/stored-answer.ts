import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../best-encoding.ts';

/** Brotli's usual quality for dynamic pages: higher ones take several times as long for a few percent. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

interface BodyAnswer {
  kind: 'body';
  /** Status of the page: 5xx is not cached, and a stale page is served instead; 4xx is cached apart, for seconds. */
  status: number;
  /** True for the data of a page, which are sent with 200: browsers log other statuses as errors. */
  isData?: boolean;
  type: string;
  body: string | Uint8Array;
  /** Headers of a file, instead of those of pages. */
  headers?: Readonly<Record<string, string>>;
  /** False when it is rendered for each request. */
  isCacheable?: boolean;
}

interface RedirectAnswer {
  kind: 'redirect';
  status: number;
  location: string;
}

/** The response to a path, before its encoding is negotiated. */
export type Answer = BodyAnswer | RedirectAnswer;

/** A response with its encodings, each compressed at its first request. */
export class StoredAnswer {
  readonly answer: Omit<BodyAnswer, 'body'> | RedirectAnswer;
  readonly etag: string;
  readonly #body: Buffer;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(answer: Answer) {
    const { body, ...sent } = { body: '', ...answer };
    this.answer = sent;
    this.#body = Buffer.from(body);
    this.#encoded.set('identity', Promise.resolve(this.#body));
    this.etag = `W/"${createHash('sha1').update(this.#body).digest('base64url')}"`;
  }

  /** Approximate size in the cache, in bytes, with its encodings. */
  get size(): number {
    return Math.ceil(this.#body.length * 1.5) + 1_000;
  }

  body(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const encoded =
      encoding === 'br' ? promisify(brotliCompress)(this.#body, BROTLI) : promisify(gzip)(this.#body);
    this.#encoded.set(encoding, encoded);
    return encoded;
  }
}
