import type { Readable } from 'node:stream';
import { RegistryError } from '../registry-error.ts';

/**
 * Content-addressed store: a digest (`sha384-<base64>`) always names the same bytes. It need not be trusted: readers
 * verify the digest.
 */
export interface BlobStore {
  has(digest: string): Promise<boolean>;
  /**
   * Stores bytes durably, surviving a power loss; idempotent.
   * @throws BlobError if the digest does not match, or the
   * store fails.
   */
  put(digest: string, bytes: Uint8Array): Promise<void>;
  /**
   * Returns a blob's bytes; null if there is none.
   * @throws BlobError if the store does not answer.
   */
  get(digest: string): Promise<Readable | null>;
  /**
   * Lists all blobs.
   * @throws BlobError
   */
  list(): AsyncGenerator<StoredBlob>;
  /**
   * Deletes a blob; idempotent.
   * @throws BlobError
   */
  delete(digest: string): Promise<void>;
}

export interface StoredBlob {
  digest: string;
  bytes: number;
  storedAt: Date;
}

/** A failure of a blob store. */
export class BlobError extends RegistryError {
  override name = 'BlobError';

  constructor(message: string, { cause }: ErrorOptions = {}) {
    super(503, 'store-unavailable', message, 'Try again in a moment; if it lasts, look at the store.');
    this.cause = cause;
  }
}
