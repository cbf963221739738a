import { mkdir, readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '@careers/federation/write-whole';

/** A stored document, with the revision in the name of its file. */
export interface StoredDocument {
  revision: number;
  jws: string;
}

/**
 * The newest signed document of an environment on disk, each revision in a file of its own: processes and hosts that
 * share the folder need no lock, for nobody writes over a newer one. A document from here is verified as one from the network.
 */
export class StoredDocuments {
  readonly #directory: string;
  readonly #names: RegExp;
  readonly #environment: string;

  constructor(options: { directory: string; environment: string }) {
    this.#directory = options.directory;
    this.#environment = options.environment;
    this.#names = new RegExp(`^${options.environment}\\.(\\d{1,15})\\.jws$`);
  }

  /** Returns the documents of higher revisions than this one, highest first. */
  async newerThan(revision: number): Promise<(StoredDocument & { file: string })[]> {
    const newer = (await this.#revisions())
      .filter((each) => each > revision)
      .sort((one, other) => other - one);
    const documents = await Promise.all(
      newer.map(async (each) => {
        const jws = await readFile(this.#fileOf(each), 'utf8').catch(() => null);
        return jws === null ? [] : [{ revision: each, jws, file: this.#fileOf(each) }];
      }),
    );
    return documents.flat();
  }

  /** Stores a verified document in the place of those before it. */
  async store({ revision, jws }: StoredDocument): Promise<void> {
    const file = this.#fileOf(revision);
    await mkdir(this.#directory, { recursive: true });
    await writeWhole(file, jws, { flush: true });
    const older = (await this.#revisions()).filter((each) => each < revision);
    await Promise.all(older.map((each) => rm(this.#fileOf(each), { force: true })));
  }

  async #revisions(): Promise<number[]> {
    const names = await readdir(this.#directory).catch(() => []);
    return names.flatMap((name) => {
      const revision = this.#names.exec(name)?.[1];
      return revision === undefined ? [] : [Number(revision)];
    });
  }

  #fileOf(revision: number): string {
    return join(this.#directory, `${this.#environment}.${revision}.jws`);
  }
}
