import type { Readable } from 'node:stream';
import { RegistryError } from '../registry-error.ts';

/**
 * Files by what they hold: a digest (`sha384-<base64>`) names the same bytes for ever. A store need not be trusted: who
 * reads from it compares the digest.
 */
export interface BlobStore {
  has(digest: string): Promise<boolean>;
  /**
   * Keeps some bytes; done once they outlast a loss of power. Putting what is there already changes nothing.
   * @throws BlobError when they do not have this digest, or the store does not take them.
   */
  put(digest: string, bytes: Uint8Array): Promise<void>;
  /**
   * Returns a file's bytes, null when there is none.
   * @throws BlobError when the store does not answer.
   */
  get(digest: string): Promise<Readable | null>;
  /** Gives all that is kept. @throws BlobError */
  list(): AsyncGenerator<StoredBlob>;
  /** Deletes some bytes for good; what is not there already is. @throws BlobError */
  delete(digest: string): Promise<void>;
}

export interface StoredBlob {
  digest: string;
  bytes: number;
  storedAt: Date;
}

/** A store that does not keep or give a file. */
export class BlobError extends RegistryError {
  override name = 'BlobError';

  constructor(message: string, { cause }: ErrorOptions = {}) {
    super(503, 'store-unavailable', message, 'Try again in a moment; if it lasts, look at the store.');
    this.cause = cause;
  }
}
