import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Backoff } from '@careers/federation/backoff';
import type { ReleaseDocument } from '@careers/contract';
import type { ReleaseSource } from '../release-source.ts';
import type { DocumentChannel } from './document-channel.ts';
import { TakenDocuments } from './taken-documents.ts';
import type { TakenDocumentsOptions } from './taken-documents.ts';

/** What a start waits for a first document, where none is kept. */
const FIRST_DOCUMENT_MILLISECONDS = 3_000;
/** Who cannot hear events asks for so long before he tries again. */
const ASKING_MILLISECONDS = 10 * 60_000;
/** Anybody may ask for files of versions that are not released: the registry is not asked about each. */
const REFRESH_MILLISECONDS = 250;

export interface RegistryFollowerOptions extends Omit<TakenDocumentsOptions, 'onTaken'> {
  channel: DocumentChannel;
  log: FastifyBaseLogger;
}

/**
 * Follows the signed documents of a registry: by events, by held questions where events do not come through, and by what other
 * shells keep in the same folder while the registry is away. Whatever happens, the last good document stays.
 */
export class RegistryFollower implements ReleaseSource {
  onChange: (document: ReleaseDocument) => void = () => undefined;
  readonly #options: RegistryFollowerOptions;
  readonly #taken: TakenDocuments;
  readonly #end = new AbortController();
  readonly #first = Promise.withResolvers<void>();
  #isConnected = false;
  #refreshing: Promise<void> | undefined;

  constructor(options: RegistryFollowerOptions) {
    this.#options = options;
    this.#taken = new TakenDocuments({
      ...options,
      onTaken: (document) => {
        this.#first.resolve();
        this.onChange(document);
      },
    });
  }

  get current(): ReleaseDocument {
    return this.#taken.current;
  }

  /** Whether the registry answers now. */
  get isConnected(): boolean {
    return this.#isConnected;
  }

  async start(): Promise<void> {
    await this.#taken.offerKept();
    void this.#follow();
    if (this.current.revision > 0) return;
    await Promise.race([this.#first.promise, wait(FIRST_DOCUMENT_MILLISECONDS, undefined, { ref: false })]);
  }

  stop(): void {
    this.#end.abort();
    this.#taken.stop();
  }

  refresh(): Promise<void> {
    this.#refreshing ??= this.#ask()
      .catch(() => this.#taken.offerKept())
      .finally(() => setTimeout(() => (this.#refreshing = undefined), REFRESH_MILLISECONDS).unref());
    return this.#refreshing;
  }

  async #follow(): Promise<void> {
    const { signal } = this.#end;
    const backoff = new Backoff();
    while (!signal.aborted) {
      const began = performance.now();
      await this.#hearOrAsk().catch((error: unknown) => this.#lost(error));
      await this.#taken.offerKept();
      const pause = backoff.after(performance.now() - began);
      await wait(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async #hearOrAsk(): Promise<void> {
    const { channel } = this.#options;
    const { signal } = this.#end;
    const wasHeard = await channel
      .hear(signal, (jws) => this.#offer(jws))
      .then(() => true)
      .catch(() => false);
    if (wasHeard) return;
    await this.#ask();
    const end = performance.now() + ASKING_MILLISECONDS;
    while (performance.now() < end && !signal.aborted) await this.#ask({ held: true });
  }

  async #ask(options: { held?: boolean } = {}): Promise<void> {
    const jws = await this.#options.channel.ask(this.current.revision, this.#end.signal, options);
    if (jws === null) this.#found();
    else await this.#offer(jws);
  }

  #offer(jws: string): Promise<void> {
    this.#found();
    return this.#taken.offer(jws);
  }

  #found(): void {
    if (this.#isConnected) return;
    this.#isConnected = true;
    this.#options.log.info(
      { event: 'registry_found', revision: this.current.revision },
      'The registry answers',
    );
  }

  #lost(error: unknown): void {
    if (this.#end.signal.aborted || !this.#isConnected) return;
    this.#isConnected = false;
    const { revision } = this.current;
    const message = `The registry is away: revision ${revision} stays in force`;
    this.#options.log.warn({ event: 'registry_lost', revision, err: error }, message);
  }
}
