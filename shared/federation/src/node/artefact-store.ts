import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { ContractError, parseRemoteManifest } from '@careers/contract';
import type { RemoteManifest } from '@careers/contract';
import { ArtefactError } from './artefact-error.ts';
import type { ArtefactFile, ArtefactSource } from './artefact-source.ts';
import { integrityOf, integrityOfDirectory } from './integrity.ts';

/**
 * Fetches published versions into verified local copies, which this process runs. The source may be shared and is not
 * trusted; a copy exists only once every file matches the sha384 in its manifest.
 */
export class ArtefactStore {
  readonly #source: ArtefactSource;
  readonly #copies: string;
  readonly #verified = new Map<string, Promise<RemoteManifest>>();

  constructor(options: { source: ArtefactSource; copyDirectory: string }) {
    this.#source = options.source;
    this.#copies = options.copyDirectory;
  }

  /** Returns the folder of the verified copy; it exists once `fetch` has resolved. */
  copyOf(name: string, version: string): string {
    return join(this.#copies, name, version);
  }

  /**
   * Copies a version from the source and verifies it, once per process.
   * @throws ArtefactError; the next call retries,
   * and accepts a repaired artefact.
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
   * Verifies the copy of a version again, and replaces it if a file was changed.
   * @throws ArtefactError like `fetch`.
   */
  async verify(name: string, version: string): Promise<void> {
    const files = filesOf(await this.fetch(name, version));
    const found = await integrityOfDirectory(this.copyOf(name, version)).catch(() => ({}));
    const expected = Object.fromEntries(
      files.map(({ build, path, integrity }) => [`${build}/${path}`, integrity]),
    );
    if (isDeepStrictEqual(found, expected)) return;
    this.#verified.delete(`${name}@${version}`);
    await this.fetch(name, version);
  }

  /**
   * Returns the manifest of a published version, without verifying its files.
   * @throws ArtefactError for an unknown
   * version or an invalid remote.json.
   */
  async describe(name: string, version: string): Promise<RemoteManifest> {
    const what = `${name}@${version}`;
    try {
      const text = await this.#source.manifest(name, version);
      const manifest = parseRemoteManifest(JSON.parse(text.toString('utf8')), `remote.json of ${what}`);
      if (manifest.name === name && manifest.version === version) return manifest;
      throw new ArtefactError(`The remote.json of ${what} holds ${manifest.name}@${manifest.version}.`);
    } catch (error) {
      if (error instanceof ArtefactError) throw error;
      const reason = error instanceof ContractError ? error.message : 'its remote.json cannot be read';
      throw new ArtefactError(`${what} is not a usable artefact: ${reason}`, { cause: error });
    }
  }

  async #copy(name: string, version: string): Promise<RemoteManifest> {
    const manifest = await this.describe(name, version);
    const target = this.copyOf(name, version);
    await mkdir(dirname(target), { recursive: true });
    const draft = await mkdtemp(`${target}.draft-`);
    try {
      for (const file of filesOf(manifest)) await this.#copyVerified(file, draft);
      await rm(target, { recursive: true, force: true });
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      throw error;
    }
    return manifest;
  }

  async #copyVerified(file: ArtefactFile, draft: string): Promise<void> {
    const bytes = await this.#source.file(file);
    const { name, version, build, path, integrity } = file;
    if (integrityOf(bytes) !== integrity) {
      throw new ArtefactError(
        `${build}/${path} of ${name}@${version} is not the file that was published: its sha384 differs.`,
      );
    }
    const copy = join(draft, build, path);
    await mkdir(dirname(copy), { recursive: true });
    await writeFile(copy, bytes);
  }
}

/** Returns all files of a version except its remote.json. */
export function filesOf(manifest: RemoteManifest): ArtefactFile[] {
  const { name, version } = manifest;
  return (['client', 'server'] as const).flatMap((build) =>
    Object.entries(manifest[build].integrity).map(([path, integrity]) => ({
      name,
      version,
      build,
      path,
      integrity,
    })),
  );
}
