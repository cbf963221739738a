import { readFile, stat } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { emptyReleaseDocument, parseReleaseDocument } from '@careers/contract';
import type { ReleaseDocument } from '@careers/contract';
import type { ReleaseSource } from './release-source.ts';

/** Often enough for a move to be everywhere within two seconds, for shells that share a folder of a network too. */
const INTERVAL_MILLISECONDS = 500;

export interface ReleaseDocumentOptions {
  path: string;
  log: FastifyBaseLogger;
  /** Time between two looks. */
  intervalMilliseconds?: number;
}

/**
 * The release document on disk, as it is now. One that cannot be read, or that is older than the one in force, is
 * reported once and the last good one stays: a bad release move must not take the site down.
 */
export class ReleaseDocumentFile implements ReleaseSource {
  current: ReleaseDocument = emptyReleaseDocument();
  onChange: (document: ReleaseDocument) => void = () => undefined;
  readonly #options: ReleaseDocumentOptions;
  #seen = '';
  #reported = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ReleaseDocumentOptions) {
    this.#options = options;
  }

  /** Reads the document and follows it until `stop`. Polling also works on shared and network folders. */
  async start(): Promise<void> {
    await this.refresh();
    const { intervalMilliseconds = INTERVAL_MILLISECONDS } = this.#options;
    const next = () => {
      this.#timer = setTimeout(() => void this.refresh().finally(next), intervalMilliseconds).unref();
    };
    next();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Reads the document where it has changed. */
  async refresh(): Promise<void> {
    const { path } = this.#options;
    try {
      const { mtimeMs, ino, size } = await stat(path);
      const seen = `${mtimeMs}:${ino}:${size}`;
      if (seen === this.#seen) return;
      const document = parseReleaseDocument(JSON.parse(await readFile(path, 'utf8')), path);
      this.#seen = seen;
      this.#take(document);
    } catch (error) {
      this.#report('release_document_unreadable', `it cannot be read: ${String(error)}`);
    }
  }

  #take(document: ReleaseDocument): void {
    const { revision } = this.current;
    if (document.revision < revision) {
      const remedy =
        'Move it with the release command, or give an old one that shall be in force a higher revision.';
      this.#report('release_document_older', `it is at revision ${document.revision} now. ${remedy}`);
      return;
    }
    this.#reported = '';
    this.current = document;
    this.onChange(document);
  }

  /** Once for each reason: it is met at every reading. */
  #report(event: string, reason: string): void {
    if (reason === this.#reported) return;
    this.#reported = reason;
    const { path, log } = this.#options;
    const { revision } = this.current;
    log.error({ event, path, revision }, `Revision ${revision} of the release document stays: ${reason}`);
  }
}
