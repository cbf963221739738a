import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { removeOldDrafts } from '../drafts.ts';
import { BlobError } from './blob-store.ts';
import type { BlobStore, StoredBlob } from './blob-store.ts';
import { digestOf, digestOfKey, keyOf } from './digest.ts';

/** Blob store in a folder, `ab/abc…`, which several processes may share. */
export class DiskStore implements BlobStore {
  readonly #directory: string;
  readonly #drafts: string;

  constructor(directory: string) {
    this.#directory = directory;
    this.#drafts = join(directory, 'drafts');
  }

  async has(digest: string): Promise<boolean> {
    return stat(this.#fileOf(digest)).then(
      () => true,
      (error: unknown) => ifMissing(error, false),
    );
  }

  async put(digest: string, bytes: Uint8Array): Promise<void> {
    if (digestOf(bytes) !== digest) throw new BlobError(`These bytes are not those of ${digest}.`);
    if (await this.#isWhole(digest)) return;
    const [draft, file] = [join(this.#drafts, randomUUID()), this.#fileOf(digest)];
    try {
      await mkdir(dirname(file), { recursive: true });
      await mkdir(this.#drafts, { recursive: true });
      await writeFile(draft, bytes, { flag: 'wx', flush: true });
      await rename(draft, file);
      await flush(dirname(file));
    } catch (error) {
      throw failed(error);
    } finally {
      await rm(draft, { force: true }).catch(() => undefined);
    }
  }

  async get(digest: string): Promise<Readable | null> {
    const file = await open(this.#fileOf(digest)).catch((error: unknown) => ifMissing(error, null));
    return file?.createReadStream() ?? null;
  }

  async *list(): AsyncGenerator<StoredBlob> {
    const names = await readdir(this.#directory, { recursive: true }).catch((error: unknown) =>
      ifMissing(error, []),
    );
    for (const name of names) {
      const digest = digestOfKey(basename(name));
      if (!digest) continue;
      const file = await stat(join(this.#directory, name)).catch((error: unknown) => ifMissing(error, null));
      if (file) yield { digest, bytes: file.size, storedAt: file.mtime };
    }
  }

  async delete(digest: string): Promise<void> {
    await rm(this.#fileOf(digest)).catch((error: unknown) => ifMissing(error, undefined));
  }

  /** Removes drafts left by killed processes. */
  removeOldDrafts(): Promise<void> {
    return removeOldDrafts(this.#drafts);
  }

  /** Returns true for an intact file; one that was changed in place is rewritten. */
  async #isWhole(digest: string): Promise<boolean> {
    const bytes = await readFile(this.#fileOf(digest)).catch((error: unknown) => ifMissing(error, null));
    return bytes !== null && digestOf(bytes) === digest;
  }

  #fileOf(digest: string): string {
    const key = keyOf(digest);
    return join(this.#directory, key.slice(0, 2), key);
  }
}

/** Syncs the folder: only then does a file name survive a power loss. */
async function flush(directory: string): Promise<void> {
  const folder = await open(directory);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function ifMissing<Value>(error: unknown, value: Value): Value {
  if (typeof error === 'object' && error && 'code' in error && error.code === 'ENOENT') return value;
  throw failed(error);
}

/** Returns the error of a disk that is full, broken or not mounted. */
function failed(cause: unknown): BlobError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new BlobError(`The store's folder cannot be read or written: ${reason}`, { cause });
}
