import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ArtefactError } from './artefact-error.ts';

/** One file of a published version. */
export interface ArtefactFile {
  name: string;
  version: string;
  build: 'client' | 'server';
  /** Path relative to the build's folder. */
  path: string;
  /** `sha384-…`, from the version's manifest. */
  integrity: string;
}

/** Untrusted source of published versions: the artefact store verifies each file. */
export interface ArtefactSource {
  /**
   * Returns the bytes of a version's remote.json.
   * @throws ArtefactError for an unknown version.
   */
  manifest(name: string, version: string): Promise<Buffer>;
  /**
   * Returns the bytes of a file.
   * @throws ArtefactError if it is unavailable.
   */
  file(file: ArtefactFile): Promise<Buffer>;
}

/** A folder with every published version in `name/version`; processes and hosts may share it. */
export class StoreDirectory implements ArtefactSource {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  manifest(name: string, version: string): Promise<Buffer> {
    return this.#read(join(this.#directory, name, version, 'remote.json'));
  }

  file({ name, version, build, path }: ArtefactFile): Promise<Buffer> {
    return this.#read(join(this.#directory, name, version, build, path));
  }

  async #read(path: string): Promise<Buffer> {
    try {
      return await readFile(path);
    } catch (cause) {
      throw new ArtefactError(`${path} is missing.`, { cause });
    }
  }
}
