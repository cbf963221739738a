import { isDeepStrictEqual } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { emptyReleaseDocument } from '@careers/contract';
import type { ReleaseDocument } from '@careers/contract';
import type { DocumentVerifier, SignedDocument } from './document-verifier.ts';
import type { KeptDocuments } from './kept-documents.ts';
import { RefusedDocument } from './refused-document.ts';
import type { RefusalEvent } from './refused-document.ts';

/** Different refusals that are told of, until a document is taken again. */
const REPORTS = 100;
/** A document whose key is not known yet is looked at again: keys may be handed out after it. */
const KEY_MILLISECONDS = 2_000;

export interface TakenDocumentsOptions {
  verifier: DocumentVerifier;
  kept: KeptDocuments;
  log: FastifyBaseLogger;
  onTaken(document: ReleaseDocument): void;
  onRefused(event: RefusalEvent): void;
}

/**
 * The newest document that this shell, or another one with the same folder, has believed. It is kept on disk before it is in
 * force, and only its revision decides what is newer: no clock does. What is refused is told of once, and changes nothing.
 */
export class TakenDocuments {
  readonly #options: TakenDocumentsOptions;
  readonly #reported = new LRUCache<string, true>({ max: REPORTS });
  #current: SignedDocument | undefined;
  #turn: Promise<void> = Promise.resolve();
  #keyTimer: NodeJS.Timeout | undefined;

  constructor(options: TakenDocumentsOptions) {
    this.#options = options;
  }

  get current(): ReleaseDocument {
    return this.#current?.document ?? emptyReleaseDocument();
  }

  /** Takes what the registry gives, if it is to be believed. */
  offer(jws: string): Promise<void> {
    clearTimeout(this.#keyTimer);
    return this.#inTurn(async () => {
      // Another shell may have met a newer one.
      await this.#takeKept();
      if (jws === this.#current?.jws) return;
      const refusal = await this.#take(jws);
      if (refusal === 'release_document_key_unknown')
        this.#keyTimer = setTimeout(() => void this.offer(jws), KEY_MILLISECONDS).unref();
    });
  }

  /** Takes what is kept on disk, if it is newer. */
  offerKept(): Promise<void> {
    return this.#inTurn(() => this.#takeKept());
  }

  stop(): void {
    clearTimeout(this.#keyTimer);
  }

  async #takeKept(): Promise<void> {
    const { revision } = this.current;
    for (const { jws, file } of await this.#options.kept.newerThan(revision))
      if ((await this.#take(jws, file)) === null) return;
  }

  /** Returns why it is refused, or null. `file` is where it was kept. */
  async #take(jws: string, file?: string): Promise<RefusalEvent | null> {
    const { verifier, onTaken, onRefused } = this.#options;
    try {
      const signed = await verifier.verify(jws);
      const isNews = this.#isNews(signed.document);
      await this.#keep(signed);
      this.#current = signed;
      if (isNews) {
        this.#reported.clear();
        onTaken(signed.document);
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
   * False for the same again, which may be signed anew with another key.
   * @throws RefusedDocument for what is older, or contradicts the document in force.
   */
  #isNews({ revision, remotes, versions = {} }: ReleaseDocument): boolean {
    const { current } = this;
    const known = current.versions ?? {};
    if (revision < current.revision)
      throw new RefusedDocument('release_document_older', `what is offered is revision ${revision}`);
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

  async #keep({ jws, document: { revision } }: SignedDocument): Promise<void> {
    await this.#options.kept
      .keep({ revision, jws })
      .catch((error: unknown) =>
        this.#report('release_document_not_kept', `it cannot be kept for the next start: ${String(error)}`),
      );
  }

  #report(event: string, reason: string): void {
    const key = `${event} ${reason}`;
    if (this.#reported.has(key)) return;
    this.#reported.set(key, true);
    const { revision } = this.current;
    this.#options.log.error(
      { event, revision },
      `Revision ${revision} of the release document stays: ${reason}`,
    );
  }

  /** One after the other: what was believed first is compared with what comes next. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }
}
