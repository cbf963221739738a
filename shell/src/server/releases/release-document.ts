import { readFile, stat } from 'node:fs/promises';
import { emptyReleaseDocument, parseReleaseDocument } from '@careers/contract';
import type { ReleaseDocument } from '@careers/contract';

const INTERVAL_MILLISECONDS = 500;

/**
 * The release document on disk, as it is now. A document that cannot be read is reported once and the last
 * good one stays in force: a bad release move must not take the site down.
 */
export class ReleaseDocumentFile {
  current: ReleaseDocument = emptyReleaseDocument();
  readonly #path: string;
  readonly #onProblem: (message: string) => void;
  readonly #onChange: (document: ReleaseDocument) => void;
  #seen = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(options: {
    path: string;
    onProblem: (message: string) => void;
    onChange: (document: ReleaseDocument) => void;
  }) {
    this.#path = options.path;
    this.#onProblem = options.onProblem;
    this.#onChange = options.onChange;
  }

  /** Reads the document and follows it until `stop`. Polling also works on shared and network folders. */
  async start(): Promise<void> {
    await this.#refresh();
    const next = () => {
      this.#timer = setTimeout(() => void this.#refresh().finally(next), INTERVAL_MILLISECONDS).unref();
    };
    next();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #refresh(): Promise<void> {
    try {
      const { mtimeMs, ino, size } = await stat(this.#path);
      const seen = `${mtimeMs}:${ino}:${size}`;
      if (seen === this.#seen) return;
      this.#seen = seen;
      const document = parseReleaseDocument(JSON.parse(await readFile(this.#path, 'utf8')), this.#path);
      const changed = document.revision !== this.current.revision;
      this.current = document;
      if (changed) this.#onChange(document);
    } catch (error) {
      const message = `The release document cannot be read, revision ${this.current.revision} stays: ${String(error)}`;
      if (this.#seen !== message) this.#onProblem(message);
      this.#seen = message;
    }
  }
}
