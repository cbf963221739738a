import { mkdir, readFile, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ArtefactError } from './artefact-error.ts';
import { integrityOf } from './integrity.ts';
import { writeWhole } from './write-whole.ts';

const FETCHES_AT_A_TIME = 8;
/** Minimum age of a file to delete: a new one may belong to a document that another process has not stored yet. */
const NEW_MILLISECONDS = 3600_000;

export interface BlobCacheOptions {
  /** Folder, which processes and hosts may share: files are verified on each read. */
  directory: string;
  /** Fetches an uncached file by its `sha384-…`; the result is verified. */
  fetch(integrity: string): Promise<Buffer>;
  onError(message: string, cause: unknown): void;
}

/** Caches fetched files on disk, by the sha384 of their content. */
export class BlobCache {
  readonly #options: BlobCacheOptions;
  readonly #fetches = new Map<string, Promise<Buffer>>();
  readonly #waiting: (() => void)[] = [];
  #fetching = 0;

  constructor(options: BlobCacheOptions) {
    this.#options = options;
  }

  /**
   * Returns the file with this sha384: from the cache if intact, else fetched and cached.
   * @throws ArtefactError if the
   * fetched file has another digest, and like `fetch`.
   */
  async get(integrity: string): Promise<Buffer> {
    const kept = await this.kept(integrity);
    if (kept) return kept;
    const known = this.#fetches.get(integrity);
    if (known) return known;
    const fetched = this.#fetch(integrity).finally(() => this.#fetches.delete(integrity));
    this.#fetches.set(integrity, fetched);
    return fetched;
  }

  /** Returns the file with this sha384 if it is cached and intact. */
  async kept(integrity: string): Promise<Buffer | null> {
    const bytes = await readFile(this.#fileOf(integrity)).catch(() => null);
    return bytes && integrityOf(bytes) === integrity ? bytes : null;
  }

  /** Deletes all files but these and those fetched within the last hour. */
  async clear(named: ReadonlySet<string>): Promise<void> {
    const { directory } = this.#options;
    const files = new Set([...named].map(blobNameOf));
    for (const name of await readdir(directory).catch(() => [])) {
      if (files.has(name)) continue;
      const file = join(directory, name);
      // Another process may be clearing concurrently.
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
      if (Date.now() - mtimeMs > NEW_MILLISECONDS) await rm(file, { force: true });
    }
  }

  async #fetch(integrity: string): Promise<Buffer> {
    const bytes = await this.#inTurn(() => this.#options.fetch(integrity));
    if (integrityOf(bytes) !== integrity)
      throw new ArtefactError(`What was given for ${integrity} is another file: its sha384 differs.`);
    const { directory, onError } = this.#options;
    try {
      await mkdir(directory, { recursive: true });
      await writeWhole(this.#fileOf(integrity), bytes);
    } catch (cause) {
      onError(`${directory} cannot be written: ${String(cause)}`, cause);
    }
    return bytes;
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    while (this.#fetching >= FETCHES_AT_A_TIME)
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#fetching += 1;
    try {
      return await work();
    } finally {
      this.#fetching -= 1;
      this.#waiting.shift()?.();
    }
  }

  #fileOf(integrity: string): string {
    return join(this.#options.directory, blobNameOf(integrity));
  }
}

/** Returns the digest as base64url, for URLs and file names. */
export function blobNameOf(integrity: string): string {
  return integrity.slice('sha384-'.length).replaceAll('+', '-').replaceAll('/', '_');
}
