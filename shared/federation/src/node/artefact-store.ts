import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ContractError, parseRemoteManifest } from '@careers/contract';
import type { RemoteManifest } from '@careers/contract';
import { integrityOf } from './integrity.ts';

/** A published version is missing, incomplete or not what its manifest says. */
export class ArtefactError extends Error {
  override name = 'ArtefactError';
}

/**
 * Published versions, and the verified local copies that this process runs. The store may be shared and
 * is not trusted; a copy exists only once every file of it had the sha384 of its manifest.
 */
export class ArtefactStore {
  readonly #store: string;
  readonly #copies: string;
  readonly #verified = new Map<string, Promise<RemoteManifest>>();

  constructor(options: { storeDirectory: string; copyDirectory: string }) {
    this.#store = options.storeDirectory;
    this.#copies = options.copyDirectory;
  }

  /** Returns the folder of the verified copy; it exists once `fetch` has resolved. */
  copyOf(name: string, version: string): string {
    return join(this.#copies, name, version);
  }

  /**
   * Copies a version from the store and verifies it, once per process.
   * @throws ArtefactError, and forgets the attempt: a repaired artefact is accepted at the next call.
   */
  fetch(name: string, version: string): Promise<RemoteManifest> {
    const key = `${name}@${version}`;
    const known = this.#verified.get(key);
    if (known) return known;
    const attempt = this.#copy(name, version);
    this.#verified.set(key, attempt);
    attempt.catch(() => this.#verified.delete(key));
    return attempt;
  }

  /**
   * Returns what a stored version says of itself, without verifying its files.
   * @throws ArtefactError when there is no such version or its remote.json is not one.
   */
  describe(name: string, version: string): Promise<RemoteManifest> {
    return this.#manifest(join(this.#store, name, version), name, version);
  }

  async #copy(name: string, version: string): Promise<RemoteManifest> {
    const source = join(this.#store, name, version);
    const manifest = await this.#manifest(source, name, version);
    const target = this.copyOf(name, version);
    await mkdir(dirname(target), { recursive: true });
    const draft = await mkdtemp(`${target}.draft-`);
    try {
      await copyVerified(join(source, 'client'), join(draft, 'client'), manifest.client.integrity);
      await copyVerified(join(source, 'server'), join(draft, 'server'), manifest.server.integrity);
      await rm(target, { recursive: true, force: true });
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      throw error;
    }
    return manifest;
  }

  async #manifest(source: string, name: string, version: string): Promise<RemoteManifest> {
    try {
      const manifest = parseRemoteManifest(
        JSON.parse(await readFile(join(source, 'remote.json'), 'utf8')),
        `remote.json of ${name}@${version}`,
      );
      if (manifest.name !== name || manifest.version !== version) {
        throw new ArtefactError(
          `${source} holds ${manifest.name}@${manifest.version}, not ${name}@${version}.`,
        );
      }
      return manifest;
    } catch (error) {
      if (error instanceof ArtefactError) throw error;
      const reason = error instanceof ContractError ? error.message : 'its remote.json cannot be read';
      throw new ArtefactError(`${name}@${version} is not a usable artefact: ${reason}`, { cause: error });
    }
  }
}

async function copyVerified(
  source: string,
  target: string,
  integrity: Record<string, string>,
): Promise<void> {
  for (const [file, expected] of Object.entries(integrity)) {
    const bytes = await readFile(join(source, file)).catch((cause: unknown) => {
      throw new ArtefactError(`${join(source, file)} is missing.`, { cause });
    });
    if (integrityOf(bytes) !== expected) {
      throw new ArtefactError(
        `${join(source, file)} is not the file that was published: its sha384 differs.`,
      );
    }
    await mkdir(dirname(join(target, file)), { recursive: true });
    await writeFile(join(target, file), bytes);
  }
}
