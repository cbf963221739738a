import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ArtefactError } from './artefact-error.ts';

/** One file of a published version. */
export interface ArtefactFile {
  name: string;
  version: string;
  build: 'client' | 'server';
  /** Below the build's folder. */
  path: string;
  /** `sha384-…`, as the version's manifest has it. */
  integrity: string;
}

/** Source of published versions, not trusted: the artefact store verifies each file. */
export interface ArtefactSource {
  /**
   * Returns the bytes of a version's remote.json.
   * @throws ArtefactError when there is no such version.
   */
  manifest(name: string, version: string): Promise<Buffer>;
  /**
   * Returns the bytes of a file.
   * @throws ArtefactError when it is not to be had.
   */
  file(file: ArtefactFile): Promise<Buffer>;
}

/** A folder that keeps every published version below `name/version`; processes and hosts may share it. */
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
