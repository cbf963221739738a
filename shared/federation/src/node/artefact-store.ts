import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { ContractError, parseRemoteManifest } from '@careers/contract';
import type { RemoteManifest } from '@careers/contract';
import { ArtefactError } from './artefact-error.ts';
import type { ArtefactFile, ArtefactSource } from './artefact-source.ts';
import { integrityOf, integrityOfDirectory } from './integrity.ts';

/**
 * Published versions, and the verified local copies that this process runs. Where they come from may be shared and
 * is not trusted; a copy exists only once every file of it had the sha384 of its manifest.
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
   * Verifies the copy of a version again, and copies it anew where a file is another than was published.
   * @throws ArtefactError as `fetch` does.
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
   * Returns what a published version says of itself, without verifying its files.
   * @throws ArtefactError when there is no such version or its remote.json is not one.
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

/** Returns all files of a version but its remote.json. */
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
