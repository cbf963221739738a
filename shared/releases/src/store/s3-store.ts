import { Readable } from 'node:stream';
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { BlobError } from './blob-store.ts';
import type { BlobStore, StoredBlob } from './blob-store.ts';
import { digestOf, digestOfKey, keyOf } from './digest.ts';

const ATTEMPTS = 3;
const CONNECT_MILLISECONDS = 3_000;
/** Idle timeout, not of the whole response. */
const SILENCE_MILLISECONDS = 10_000;
const LIMIT_MILLISECONDS = 60_000;

const NOT_FOUND = 404;
const CONFLICT = 409;

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Timeout of one call, all attempts included. */
  limitMilliseconds?: number;
}

/** Blob store in a bucket of any S3-compatible service. */
export class S3Store implements BlobStore {
  readonly #bucket: string;
  readonly #client: S3Client;
  readonly #limit: number;

  constructor({ endpoint, bucket, region, limitMilliseconds, ...credentials }: S3Settings) {
    this.#bucket = bucket;
    this.#limit = limitMilliseconds ?? LIMIT_MILLISECONDS;
    this.#client = new S3Client({
      endpoint,
      region,
      credentials,
      // Path-style URLs: the bucket's name need not be a valid host name.
      forcePathStyle: true,
      maxAttempts: ATTEMPTS,
      // Services other than Amazon's support only older checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: CONNECT_MILLISECONDS,
        socketTimeout: SILENCE_MILLISECONDS,
      },
    });
  }

  /**
   * Creates the bucket if it is missing.
   * @throws BlobError if the service does not answer, or refuses.
   */
  async ensureBucket(): Promise<void> {
    const bucket = { Bucket: this.#bucket };
    try {
      await this.#client.send(new HeadBucketCommand(bucket), this.#options());
    } catch (error) {
      if (statusOf(error) !== NOT_FOUND) throw this.#failed(error);
      await this.#client.send(new CreateBucketCommand(bucket), this.#options()).catch((again: unknown) => {
        // Another registry may have created it.
        if (statusOf(again) !== CONFLICT) throw this.#failed(again);
      });
    }
  }

  async has(digest: string): Promise<boolean> {
    const command = new HeadObjectCommand(this.#object(digest));
    return this.#client.send(command, this.#options()).then(
      () => true,
      (error: unknown) => this.#ifMissing(error, false),
    );
  }

  async put(digest: string, bytes: Uint8Array): Promise<void> {
    if (digestOf(bytes) !== digest) throw new BlobError(`These bytes are not those of ${digest}.`);
    if (await this.has(digest)) return;
    const object = { ...this.#object(digest), Body: bytes, ContentLength: bytes.length };
    // Another process may put the same bytes concurrently.
    await this.#client.send(new PutObjectCommand(object), this.#options()).catch((error: unknown) => {
      throw this.#failed(error);
    });
  }

  async get(digest: string): Promise<Readable | null> {
    const command = new GetObjectCommand(this.#object(digest));
    const answer = await this.#client
      .send(command, this.#options())
      .catch((error: unknown) => this.#ifMissing(error, null));
    if (answer === null) return null;
    if (answer.Body instanceof Readable) return answer.Body;
    throw new BlobError(`The store answers without the bytes of ${digest}.`);
  }

  async *list(): AsyncGenerator<StoredBlob> {
    const pages = paginateListObjectsV2({ client: this.#client }, { Bucket: this.#bucket }, this.#options());
    try {
      for await (const { Contents = [] } of pages)
        for (const { Key = '', Size = 0, LastModified } of Contents) {
          const digest = digestOfKey(Key.slice(Key.indexOf('/') + 1));
          if (digest && LastModified) yield { digest, bytes: Size, storedAt: LastModified };
        }
    } catch (error) {
      throw this.#failed(error);
    }
  }

  async delete(digest: string): Promise<void> {
    const command = new DeleteObjectCommand(this.#object(digest));
    await this.#client.send(command, this.#options()).catch((error: unknown) => {
      throw this.#failed(error);
    });
  }

  #options(): { abortSignal: AbortSignal } {
    return { abortSignal: AbortSignal.timeout(this.#limit) };
  }

  #object(digest: string): { Bucket: string; Key: string } {
    const key = keyOf(digest);
    return { Bucket: this.#bucket, Key: `${key.slice(0, 2)}/${key}` };
  }

  #ifMissing<Value>(error: unknown, value: Value): Value {
    // A missing bucket is an error, unlike a missing file.
    if (statusOf(error) === NOT_FOUND && !(error instanceof Error && error.name === 'NoSuchBucket'))
      return value;
    throw this.#failed(error);
  }

  #failed(cause: unknown): BlobError {
    const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
    return new BlobError(`The bucket ${this.#bucket} does not answer as expected: ${reason}`, { cause });
  }
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}
