import { mkdir, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseFuse, withoutFused } from '@careers/contract';
import type { Fuse, ReleaseDocument } from '@careers/contract';
import { writeWhole } from '@careers/federation/write-whole';

const INTERVAL_MILLISECONDS = 500;

/** The versions that are off. */
export interface FuseBox {
  /** How many there are. */
  readonly count: number;
  /** Returns the document without them. */
  without(document: ReleaseDocument): ReleaseDocument;
  /** Turns a version off. Here it holds at once. */
  blow(fuse: Fuse): Promise<void>;
}

/**
 * Versions that are off for everyone, since they ended their lanes: a file for each, so that every shell of the site knows,
 * and whoever asks what is released. A release manager who rolls the version out again takes the file away.
 */
export class Fuses implements FuseBox {
  readonly #directory: string;
  readonly #onChange: () => void;
  readonly #onError: (message: string, cause: unknown) => void;
  #blown: ReadonlySet<string> = new Set();
  /** Blown here, and not written yet. */
  readonly #unwritten = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: {
    directory: string;
    onChange(): void;
    onError(message: string, cause: unknown): void;
  }) {
    this.#directory = options.directory;
    this.#onChange = options.onChange;
    this.#onError = options.onError;
  }

  get count(): number {
    return this.#blown.size;
  }

  /** Reads what others have told, and follows it until `stop`. */
  async start(): Promise<void> {
    this.#blown = await this.#read();
    const next = () => {
      this.#timer = setTimeout(() => void this.#refresh().finally(next), INTERVAL_MILLISECONDS).unref();
    };
    next();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  isBlown(version: string): boolean {
    return this.#blown.has(version);
  }

  without(document: ReleaseDocument): ReleaseDocument {
    return withoutFused(document, this.#blown);
  }

  async blow(fuse: Fuse): Promise<void> {
    const version = `${fuse.remote}@${fuse.version}`;
    this.#unwritten.add(version);
    this.#set(new Set([...this.#blown, version]));
    const file = join(this.#directory, `${version}.json`);
    try {
      await mkdir(this.#directory, { recursive: true });
      await writeWhole(file, JSON.stringify(fuse));
      this.#unwritten.delete(version);
    } catch (error) {
      this.#onError(`${version} is off here, but others cannot be told: ${String(error)}`, error);
    }
  }

  async #refresh(): Promise<void> {
    const read = await this.#read();
    const isSame = read.size === this.#blown.size && [...read].every((version) => this.#blown.has(version));
    if (!isSame) this.#set(read);
  }

  #set(blown: ReadonlySet<string>): void {
    this.#blown = blown;
    this.#onChange();
  }

  async #read(): Promise<Set<string>> {
    const names = await readdir(this.#directory).catch(() => []);
    const read = await Promise.all(
      names
        .filter((name) => name.endsWith('.json'))
        .map((name) =>
          readFile(join(this.#directory, name), 'utf8')
            .then(JSON.parse)
            .then(parseFuse)
            .catch(() => null),
        ),
    );
    const versions = read.flatMap((fuse) => (fuse ? [`${fuse.remote}@${fuse.version}`] : []));
    return new Set([...versions, ...this.#unwritten]);
  }
}
