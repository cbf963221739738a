import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { BlobError } from './blob-store.ts';
import type { BlobStore, StoredBlob } from './blob-store.ts';
import { digestOf, digestOfKey, keyOf } from './digest.ts';

/** A draft as old as this belongs to a process that was killed: writing one takes seconds. */
const DRAFT_LIFETIME_MILLISECONDS = 3_600_000;
/** Folder of files: their first characters. */
const FOLDER = /^[\w-]{2}$/;

/** Files in a folder, `ab/abc…`; several processes may share it. */
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
    if (await this.has(digest)) return;
    const draft = join(this.#drafts, randomUUID());
    try {
      await this.#putNew(this.#fileOf(digest), draft, bytes);
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
    for (const folder of await this.#namesIn(this.#directory)) {
      if (!FOLDER.test(folder)) continue;
      for (const name of await this.#namesIn(join(this.#directory, folder))) {
        const digest = digestOfKey(name);
        const file = await stat(join(this.#directory, folder, name)).catch((error: unknown) =>
          ifMissing(error, null),
        );
        if (digest && file) yield { digest, bytes: file.size, storedAt: file.mtime };
      }
    }
  }

  async delete(digest: string): Promise<void> {
    await rm(this.#fileOf(digest)).catch((error: unknown) => ifMissing(error, undefined));
  }

  /** Removes what processes that were killed have left; one at work keeps its drafts. */
  async removeOldDrafts(): Promise<void> {
    for (const name of await this.#namesIn(this.#drafts)) {
      const draft = join(this.#drafts, name);
      const written = await stat(draft).catch((error: unknown) => ifMissing(error, null));
      if (written && Date.now() - written.mtimeMs > DRAFT_LIFETIME_MILLISECONDS)
        await rm(draft, { force: true });
    }
  }

  #namesIn(folder: string): Promise<string[]> {
    return readdir(folder).catch((error: unknown) => ifMissing(error, []));
  }

  async #putNew(file: string, draft: string, bytes: Uint8Array): Promise<void> {
    await mkdir(dirname(file), { recursive: true });
    await mkdir(this.#drafts, { recursive: true });
    await writeThrough(draft, bytes);
    // Unlike a rename it never replaces what another process has put meanwhile.
    await link(draft, file).catch((error: unknown) => ifExists(error));
    await flush(dirname(file));
  }

  #fileOf(digest: string): string {
    const key = keyOf(digest);
    return join(this.#directory, key.slice(0, 2), key);
  }
}

async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A name outlasts a loss of power only once its folder is written too. */
async function flush(directory: string): Promise<void> {
  const folder = await open(directory);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function ifMissing<Value>(error: unknown, value: Value): Value {
  if (codeOf(error) === 'ENOENT') return value;
  throw failed(error);
}

/** A disk that is full, broken or not mounted. */
function failed(cause: unknown): BlobError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new BlobError(`The store's folder does not take or give files: ${reason}`, { cause });
}

function ifExists(error: unknown): void {
  if (codeOf(error) !== 'EEXIST') throw error;
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
