import { createHash } from 'node:crypto';
import type { Encoding } from '../best-encoding.ts';
import { compress, unpack } from '../packing.ts';
import type { Packed } from '../packing.ts';

interface BodyAnswer {
  kind: 'body';
  status: number;
  type: string;
  /** A text, or one that a lane has packed. */
  body: string | Uint8Array | Packed;
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

/**
 * An answer ready to be sent. A body that was packed in haste leaves as it came for the first who asks; those who ask
 * again are worth a smaller one, made meanwhile. Other encodings are made once, when they are first asked for.
 */
export class StoredAnswer {
  readonly answer: Omit<BodyAnswer, 'body'> | RedirectAnswer;
  readonly etag: string;
  readonly #body: Buffer;
  /** The same, where it came packed. */
  readonly #packed: Packed | null;
  readonly #encoded = new Map<Encoding, Promise<Buffer> | Buffer>();
  #isAsked = false;

  constructor(answer: Answer) {
    const { body, ...sent } = { body: '', ...answer };
    this.answer = sent;
    this.#packed = typeof body === 'object' && 'bytes' in body ? body : null;
    this.#body = typeof body === 'object' && 'bytes' in body ? bytesOf(body.bytes) : Buffer.from(body);
    this.etag = `W/"${createHash('sha1').update(this.#body).digest('base64url')}"`;
  }

  /** Bytes that keeping it takes, about: as it is, and in its encodings. */
  get size(): number {
    return this.#body.length * 2 + 1_000;
  }

  body(encoding: Encoding): Promise<Buffer> | Buffer {
    if (encoding === 'identity') return this.#packed ? unpack(this.#packed) : this.#body;
    const made = this.#encoded.get(encoding);
    if (encoding === 'gzip' || !this.#packed) return made ?? this.#encode(encoding);
    // Where that fails it stays as it came.
    if (!made && this.#isAsked && !this.#packed.isSmallest) this.#encode(encoding).catch(() => undefined);
    this.#isAsked = true;
    return made instanceof Buffer ? made : this.#body;
  }

  #encode(encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
    const made = Promise.resolve(this.body('identity'))
      .then((body) => compress(body, encoding))
      .then((body) => {
        this.#encoded.set(encoding, body);
        return body;
      });
    this.#encoded.set(encoding, made);
    return made;
  }
}

function bytesOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
