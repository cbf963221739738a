import { isDeepStrictEqual } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { emptyReleaseDocument } from '@careers/contract';
import type { ReleaseDocument } from '@careers/contract';
import type { StoredDocuments } from './stored-documents.ts';
import { RefusedDocument } from './refused-document.ts';
import type { RefusalEvent } from './refused-document.ts';
import { verifyDocument } from './verify-document.ts';
import type { VerifierOptions } from './verify-document.ts';

/** Maximum number of refusals logged until a document is accepted. */
const MAX_REPORTS = 100;
/** Delay before a document with an unknown key is verified again: the key may be deployed later. */
const KEY_RETRY_MILLISECONDS = 2_000;

/** A verified document, with its signature. */
interface SignedDocument {
  jws: string;
  document: ReleaseDocument;
}

export interface AcceptedDocumentsOptions {
  verifier: VerifierOptions;
  stored: StoredDocuments;
  log: FastifyBaseLogger;
  onAccepted(document: ReleaseDocument): void;
  onRefused(event: RefusalEvent): void;
}

/**
 * The newest document verified by this shell, or by another one with the same folder. It is stored before it becomes
 * active; revisions, not clocks, decide which is newer. A refusal is logged once, and changes nothing.
 */
export class AcceptedDocuments {
  readonly #options: AcceptedDocumentsOptions;
  readonly #reported = new LRUCache<string, true>({ max: MAX_REPORTS });
  #current: SignedDocument | undefined;
  #turn: Promise<void> = Promise.resolve();
  #keyTimer: NodeJS.Timeout | undefined;

  constructor(options: AcceptedDocumentsOptions) {
    this.#options = options;
  }

  get current(): ReleaseDocument {
    return this.#current?.document ?? emptyReleaseDocument();
  }

  /** Accepts a document of the registry, if it verifies. */
  accept(jws: string): Promise<void> {
    clearTimeout(this.#keyTimer);
    return this.#inTurn(async () => {
      // Another shell may have stored a newer one.
      await this.#acceptStored();
      if (jws === this.#current?.jws) return;
      const refusal = await this.#accept(jws);
      if (refusal === 'release_document_key_unknown')
        this.#keyTimer = setTimeout(() => void this.accept(jws), KEY_RETRY_MILLISECONDS).unref();
    });
  }

  /** Accepts the document on disk, if it is newer. */
  acceptStored(): Promise<void> {
    return this.#inTurn(() => this.#acceptStored());
  }

  stop(): void {
    clearTimeout(this.#keyTimer);
  }

  async #acceptStored(): Promise<void> {
    const { revision } = this.current;
    for (const { jws, file } of await this.#options.stored.newerThan(revision))
      if ((await this.#accept(jws, file)) === null) return;
  }

  /** Returns the reason of a refusal, or null. `file`: where the document was stored. */
  async #accept(jws: string, file?: string): Promise<RefusalEvent | null> {
    const { verifier, stored, onAccepted, onRefused } = this.#options;
    try {
      const document = await verifyDocument(jws, verifier);
      const isNewer = this.#isNewer(document);
      await stored
        .store(document.revision, jws)
        .catch((error: unknown) =>
          this.#report(
            'release_document_not_kept',
            `it cannot be stored for the next start: ${String(error)}`,
          ),
        );
      this.#current = { jws, document };
      if (isNewer) {
        this.#reported.clear();
        onAccepted(document);
      }
      return null;
    } catch (error) {
      if (!(error instanceof RefusedDocument)) throw error;
      onRefused(error.event);
      const isOfOther = file !== undefined && error.event === 'release_document_key_unknown';
      const remedy = isOfOther ? `; delete ${file} if the registry was set up anew since` : '';
      this.#report(error.event, error.message + remedy);
      return error.event;
    }
  }

  /**
   * Returns false for the same document with a new signature.
   * @throws RefusedDocument for an older or conflicting one.
   */
  #isNewer({ revision, remotes, versions = {} }: ReleaseDocument): boolean {
    const { current } = this;
    const known = current.versions ?? {};
    if (revision < current.revision)
      throw new RefusedDocument('release_document_older', `the new one is revision ${revision}`);
    const changed = Object.keys(versions).filter(
      (version) => Object.hasOwn(known, version) && known[version]?.manifest !== versions[version]?.manifest,
    );
    if (changed.length > 0)
      throw new RefusedDocument(
        'release_document_conflicting',
        `revision ${revision} has other files for ${changed.join(', ')}`,
      );
    if (!this.#current || revision > current.revision) return true;
    if (isDeepStrictEqual(remotes, current.remotes)) return false;
    throw new RefusedDocument(
      'release_document_conflicting',
      `there is another document of revision ${revision}`,
    );
  }

  #report(event: string, reason: string): void {
    const key = `${event} ${reason}`;
    if (this.#reported.has(key)) return;
    this.#reported.set(key, true);
    const { revision } = this.current;
    this.#options.log.error(
      { event, revision },
      `Revision ${revision} of the release document stays active: ${reason}`,
    );
  }

  /** Serialises work: each document is compared with the one accepted before it. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }
}
