import { mkdir, readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '@careers/federation/write-whole';

/**
 * The newest signed document of an environment on disk, one file per revision: processes and hosts that share the
 * folder need no lock, as none overwrites a newer one. Its documents are verified like those from the network.
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

  /** Returns the documents of later revisions with their files, latest first. */
  async newerThan(revision: number): Promise<{ jws: string; file: string }[]> {
    const newer = (await this.#revisions()).filter((each) => each > revision);
    const files = newer.sort((one, other) => other - one).map((each) => this.#fileOf(each));
    const documents = await Promise.all(
      files.map(async (file) => ({ jws: await readFile(file, 'utf8').catch(() => ''), file })),
    );
    return documents.filter(({ jws }) => jws !== '');
  }

  /** Stores a verified document, replacing earlier ones. */
  async store(revision: number, jws: string): Promise<void> {
    await mkdir(this.#directory, { recursive: true });
    await writeWhole(this.#fileOf(revision), jws, { flush: true });
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
