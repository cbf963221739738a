import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { Parser } from 'tar';
import type { ReadEntry } from 'tar';
import { RegistryError, refused } from '../../registry-error.ts';
import { MAXIMUM_BYTES, MAXIMUM_TAR_BYTES, MEGABYTE, UNPACK_MILLISECONDS } from './limits.ts';
import { Entries } from './entries.ts';

/**
 * Unpacks a compressed archive into a folder: only plain files of a build, within the limits of a version. Stops a
 * decompression bomb early.
 * @throws RegistryError for a broken rule; the caller must remove partial files.
 */
export async function unpack(archive: string, folder: string): Promise<void> {
  const work = new Unpacking(folder);
  const signal = AbortSignal.timeout(UNPACK_MILLISECONDS);
  const source = createReadStream(archive);
  const chunks = source.pipe(createGunzip());
  source.on('error', (error) => chunks.destroy(error));
  try {
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > MAXIMUM_TAR_BYTES)
        throw refused('archive-too-large', `It unpacks to more than ${MAXIMUM_BYTES / MEGABYTE} MB.`);
      signal.throwIfAborted();
      await work.write(chunk, signal);
    }
    await work.end();
  } catch (error) {
    // A full disk is not an error of the archive.
    const isOurs = error instanceof RegistryError || (error instanceof Error && 'syscall' in error);
    throw isOurs ? error : brokenBy(error);
  } finally {
    source.destroy();
    await work.stop();
  }
}

class Unpacking {
  readonly #folder: string;
  readonly #entries = new Entries();
  /** Ratio 1: the data are decompressed already, and nested compression could unpack to any size. */
  readonly #parser = new Parser({ strict: true, maxDecompressionRatio: 1 });
  readonly #open = new Set<ReadEntry>();
  readonly #written: Promise<void>[] = [];
  #failure: unknown = null;
  /** True after the two empty blocks: the parser would buffer trailing data, and copy it with each chunk. */
  #isAtEnd = false;

  constructor(folder: string) {
    this.#folder = folder;
    this.#parser.on('error', (error: unknown) => (this.#failure ??= error));
    this.#parser.on('eof', () => (this.#isAtEnd = true));
    this.#parser.on('entry', (entry: ReadEntry) => this.#take(entry));
    this.#parser.on('ignoredEntry', (entry: ReadEntry) => {
      this.#failure ??= refused('archive-type', `${entry.path} is of a type that builds do not contain.`);
    });
  }

  async write(chunk: Buffer, signal: AbortSignal): Promise<void> {
    if (this.#isAtEnd) return;
    const isFull = !this.#parser.write(chunk);
    this.#throwFailure();
    if (isFull) await once(this.#parser, 'drain', { signal });
    this.#throwFailure();
  }

  async end(): Promise<void> {
    const ended = once(this.#parser, 'end');
    this.#parser.end();
    await ended;
    await Promise.all(this.#written);
    this.#throwFailure();
  }

  /** Waits for files being written, which get no more data. */
  async stop(): Promise<void> {
    this.#failure ??= new Error('stopped');
    for (const entry of this.#open) entry.end();
    await Promise.allSettled(this.#written);
  }

  /** Never throws, as the parser also emits entries asynchronously. */
  #take(entry: ReadEntry): void {
    try {
      const path = this.#failure === null ? this.#entries.take(entry) : null;
      if (path === null) entry.resume();
      else this.#written.push(this.#writeFile(entry, join(this.#folder, path)));
    } catch (error) {
      this.#failure ??= error;
      entry.resume();
    }
  }

  async #writeFile(entry: ReadEntry, path: string): Promise<void> {
    this.#open.add(entry);
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, entry, { flag: 'wx', mode: 0o600 });
    } catch (error) {
      this.#failure ??= error;
      entry.resume();
    } finally {
      this.#open.delete(entry);
    }
  }

  #throwFailure(): void {
    if (this.#failure !== null) throw this.#failure;
  }
}

function brokenBy(error: unknown): RegistryError {
  const reason = error instanceof Error ? error.message : String(error);
  return refused('archive-broken', `The archive cannot be read: ${reason}.`);
}
