import type { FastifyBaseLogger } from 'fastify';
import type { ShellManifest } from '@careers/contract';
import type { RegistryClient } from './registry-client.ts';

const INTERVAL_MILLISECONDS = 10_000;
/** After a report that did not arrive. */
const RETRY_MILLISECONDS = 1_000;

/** What a shell serves now. */
export interface ShellState {
  /** Of the document in force: its stable versions are served. */
  revision: number;
  /** Since when, as an instant (ISO 8601). */
  inForceAt: string;
  /** Versions that it wanted and could not give; `served` is null where nothing could be given. */
  fallbacks: readonly { remote: string; wanted: string; served: string | null; why: string }[];
  /** Versions that have ended their processes too often here. */
  fused: readonly { remote: string; version: string; reason: string; salt: string }[];
}

export interface ShellReportOptions {
  client: Pick<RegistryClient, 'report' | 'retire'>;
  manifest: ShellManifest;
  /** Null while nothing is in force. */
  state(): ShellState | null;
  log: FastifyBaseLogger;
}

/** Tells the registry what this process serves: at once when that changes, and every ten seconds. */
export class ShellReport {
  readonly #options: ShellReportOptions;
  readonly #instance: string;
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> | undefined;
  #isStopped = false;
  #isStale = false;
  #hasFailed = false;
  /** Whether the registry has heard of this shell. */
  #isKnown = false;

  constructor(options: ShellReportOptions) {
    this.#options = options;
    const { host, process } = options.manifest;
    this.#instance = `${host}-${process}`;
  }

  /** Tells it now; what changes meanwhile is told right after. */
  send(): void {
    if (this.#isStopped) return;
    this.#isStale = true;
    this.#sending ??= this.#sendAll().finally(() => (this.#sending = undefined));
  }

  /** Tells that this shell ends, so that no release has to suit it; the registry forgets who is silent, later. */
  async stop(): Promise<void> {
    if (this.#isStopped) return;
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#sending;
    if (this.#isKnown) await this.#options.client.retire(this.#instance).catch(() => undefined);
  }

  async #sendAll(): Promise<void> {
    clearTimeout(this.#timer);
    let isTold = true;
    while (this.#isStale && isTold && !this.#isStopped) {
      this.#isStale = false;
      isTold = await this.#sendState();
    }
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => this.send(), isTold ? INTERVAL_MILLISECONDS : RETRY_MILLISECONDS).unref();
  }

  async #sendState(): Promise<boolean> {
    const { client, manifest, state, log } = this.#options;
    const now = state();
    if (!now) return true;
    try {
      await client.report(this.#instance, { manifest, ...now });
      this.#hasFailed = false;
      this.#isKnown = true;
      return true;
    } catch (error) {
      if (!this.#hasFailed)
        log.warn(
          { event: 'shell_not_announced', err: error },
          'The registry cannot be told what this shell serves: it is tried again',
        );
      this.#hasFailed = true;
      return false;
    }
  }
}
