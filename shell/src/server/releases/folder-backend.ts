import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { emptyReleaseDocument, parseReleaseDocument } from '@careers/contract';
import type { ReleaseDocument } from '@careers/contract';
import { StoreDirectory } from '@careers/federation/node';
import type { ReleaseBackend } from './release-backend.ts';
import type { ReleaseSource } from './release-source.ts';

/** Short interval: a developer waits for each save. */
const POLL_MILLISECONDS = 50;

/**
 * Reads releases from a folder, for `careers dev` and tests: `releases.json` is the release document, `store` holds its
 * versions as `name/version`. Read-only. The last good document stays active while the file cannot be read.
 */
export class FolderBackend implements ReleaseBackend, ReleaseSource {
  current: ReleaseDocument = emptyReleaseDocument();
  readonly document = this;
  readonly previews = null;
  readonly artefacts: StoreDirectory;
  readonly #file: string;
  readonly #log: FastifyBaseLogger;
  #text = '';
  #logged = '';
  #serve: () => void = () => undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(folder: string, log: FastifyBaseLogger) {
    this.artefacts = new StoreDirectory(join(folder, 'store'));
    this.#file = join(folder, 'releases.json');
    this.#log = log;
  }

  async start(serve: () => void): Promise<void> {
    await this.refresh();
    this.#serve = serve;
    serve();
    const next = () => {
      this.#timer = setTimeout(() => void this.refresh().finally(next), POLL_MILLISECONDS).unref();
    };
    next();
  }

  register(): void {
    // A folder has no registry to report to.
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
  }

  async refresh(): Promise<void> {
    try {
      const text = await readFile(this.#file, 'utf8');
      if (text === this.#text) return;
      const document = parseReleaseDocument(JSON.parse(text), this.#file);
      this.#text = text;
      this.#logged = '';
      this.current = document;
      this.#serve();
    } catch (cause) {
      this.#report(String(cause));
    }
  }

  /** Logs each reason once, not on every poll. */
  #report(reason: string): void {
    if (reason === this.#logged) return;
    this.#logged = reason;
    const { revision } = this.current;
    this.#log.error(
      { event: 'release_document_unreadable', revision },
      `Revision ${revision} of the release document stays active, the file cannot be read: ${reason}`,
    );
  }
}
