import { setTimeout as wait } from 'node:timers/promises';
import { Backoff } from '@careers/federation/backoff';
import type { ReleaseDocument } from '@careers/contract';
import type { ReleaseSource } from '../release-source.ts';
import { listen, poll } from './document-channel.ts';
import type { RegistryClient } from './registry-client.ts';
import { AcceptedDocuments } from './accepted-documents.ts';
import type { AcceptedDocumentsOptions } from './accepted-documents.ts';

/** Timeout of the first document, on a start without a stored one. */
export const TIMEOUT_FIRST_DOCUMENT_MILLISECONDS = 3_000;
const POLL_MILLISECONDS = 1_000;
/** Duration of polling before events are tried again. */
const POLLING_MILLISECONDS = 10 * 60_000;
/** Throttles refreshes: anyone may request files of versions that are not released. */
const REFRESH_MILLISECONDS = 250;

export interface RegistryFollowerOptions extends Omit<AcceptedDocumentsOptions, 'onAccepted'> {
  client: RegistryClient;
}

/**
 * Follows the signed documents of a registry: by events, by polling if events are blocked, and through the folder
 * shared with other shells while the registry is down. The last good document always stays active.
 */
export class RegistryFollower implements ReleaseSource {
  onChange: (document: ReleaseDocument) => void = () => undefined;
  readonly #options: RegistryFollowerOptions;
  readonly #accepted: AcceptedDocuments;
  readonly #end = new AbortController();
  readonly #first = Promise.withResolvers<void>();
  #isConnected = false;
  #refreshing: Promise<void> | undefined;

  constructor(options: RegistryFollowerOptions) {
    this.#options = options;
    this.#accepted = new AcceptedDocuments({
      ...options,
      onAccepted: (document) => {
        this.#first.resolve();
        this.onChange(document);
      },
    });
  }

  get current(): ReleaseDocument {
    return this.#accepted.current;
  }

  get isConnected(): boolean {
    return this.#isConnected;
  }

  async start(): Promise<void> {
    await this.#accepted.acceptStored();
    void this.#follow();
    if (this.current.revision > 0) return;
    const timeout = new AbortController();
    // Keeps the process alive: nothing else does before the server listens.
    await Promise.race([
      this.#first.promise,
      wait(TIMEOUT_FIRST_DOCUMENT_MILLISECONDS, undefined, timeout).catch(() => undefined),
    ]);
    timeout.abort();
  }

  stop(): void {
    this.#end.abort();
    this.#accepted.stop();
  }

  refresh(): Promise<void> {
    this.#refreshing ??= this.#poll()
      .catch(() => this.#accepted.acceptStored())
      .finally(() => setTimeout(() => (this.#refreshing = undefined), REFRESH_MILLISECONDS).unref());
    return this.#refreshing;
  }

  async #follow(): Promise<void> {
    const { signal } = this.#end;
    const backoff = new Backoff();
    while (!signal.aborted) {
      const began = performance.now();
      await this.#listenOrPoll().catch((error: unknown) => this.#disconnected(error));
      await this.#accepted.acceptStored();
      const pause = backoff.after(performance.now() - began);
      await wait(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async #listenOrPoll(): Promise<void> {
    const { signal } = this.#end;
    const hasListened = await listen(this.#options.client, signal, (jws) => this.#accept(jws)).then(
      () => true,
      () => false,
    );
    if (hasListened) return;
    await this.#poll();
    const end = performance.now() + POLLING_MILLISECONDS;
    while (performance.now() < end && !signal.aborted) {
      await wait(POLL_MILLISECONDS, undefined, { signal, ref: false });
      await this.#poll();
    }
  }

  async #poll(): Promise<void> {
    const jws = await poll(this.#options.client, this.current.revision, this.#end.signal);
    if (jws === null) this.#connected();
    else await this.#accept(jws);
  }

  #accept(jws: string): Promise<void> {
    this.#connected();
    return this.#accepted.accept(jws);
  }

  #connected(): void {
    if (this.#isConnected) return;
    this.#isConnected = true;
    this.#options.log.info(
      { event: 'registry_found', revision: this.current.revision },
      'The registry is connected',
    );
  }

  #disconnected(error: unknown): void {
    if (this.#end.signal.aborted || !this.#isConnected) return;
    this.#isConnected = false;
    const { revision } = this.current;
    const message = `The registry is unavailable: revision ${revision} stays active`;
    this.#options.log.warn({ event: 'registry_lost', revision, err: error }, message);
  }
}
