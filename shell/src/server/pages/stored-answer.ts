import { createHash } from 'node:crypto';
import type { Encoding } from '../best-encoding.ts';
import { compress, unpack } from '../packing.ts';
import type { Packed } from '../packing.ts';

interface BodyAnswer {
  kind: 'body';
  status: number;
  type: string;
  /** A text, or one that a render process has packed. */
  body: string | Uint8Array | Packed;
  /** Headers of a file, instead of those of pages. */
  headers?: Readonly<Record<string, string>>;
  /** 5xx: not cached, and a stale page is served instead. */
  isFailure?: boolean;
  /** 4xx: cached apart, for seconds. */
  isRefusal?: boolean;
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

/**
 * A response with its encodings. First hit: fast compression, as rendered. Second hit: recompressed at higher quality
 * in the background. Other encodings are compressed once, on demand.
 */
export class StoredAnswer {
  readonly answer: Omit<BodyAnswer, 'body'> | RedirectAnswer;
  readonly etag: string;
  readonly #body: Buffer;
  /** Set when the body came compressed. */
  readonly #packed: Packed | null;
  readonly #encoded = new Map<Encoding, Promise<Buffer> | Buffer>();
  #isRequested = false;

  constructor(answer: Answer) {
    const { body, ...sent } = { body: '', ...answer };
    this.answer = sent;
    this.#packed = typeof body === 'object' && 'bytes' in body ? body : null;
    this.#body = typeof body === 'object' && 'bytes' in body ? bytesOf(body.bytes) : Buffer.from(body);
    this.etag = `W/"${createHash('sha1').update(this.#body).digest('base64url')}"`;
  }

  /** Approximate size in the cache, in bytes, with its encodings. */
  get size(): number {
    return this.#body.length * 2 + 1_000;
  }

  body(encoding: Encoding): Promise<Buffer> | Buffer {
    if (encoding === 'identity') return this.#packed ? unpack(this.#packed) : this.#body;
    const encoded = this.#encoded.get(encoding);
    if (encoding === 'gzip' || !this.#packed) return encoded ?? this.#encode(encoding);
    const isWorthRecompressing = this.#isRequested && !this.#packed.isSmallest;
    // If recompressing fails, the first body stays.
    if (!encoded && isWorthRecompressing) this.#encode(encoding).catch(() => undefined);
    this.#isRequested = true;
    return encoded instanceof Buffer ? encoded : this.#body;
  }

  #encode(encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
    const encoded = Promise.resolve(this.body('identity'))
      .then((body) => compress(body, encoding))
      .then((body) => {
        this.#encoded.set(encoding, body);
        return body;
      });
    this.#encoded.set(encoding, encoded);
    return encoded;
  }
}

function bytesOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
