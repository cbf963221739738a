import type { FastifyBaseLogger } from 'fastify';
import type { ShellManifest } from '@careers/contract';
import type { RegistryClient } from './registry-client.ts';

const INTERVAL_MILLISECONDS = 10_000;
/** Delay after a report that did not arrive. */
const RETRY_MILLISECONDS = 1_000;

/** State of a shell. */
export interface ShellState {
  /** Active revision: its stable versions are served. */
  revision: number;
  /** ISO 8601 time since when. */
  inForceAt: string;
  /** Versions that it wanted and could not give; `served` is null where nothing could be given. */
  fallbacks: readonly { remote: string; wanted: string; served: string | null; why: string }[];
  /** Versions that have ended their processes too often here. */
  fused: readonly { remote: string; version: string; reason: string; salt: string }[];
}

export interface ShellReportOptions {
  client: Pick<RegistryClient, 'report' | 'deregister'>;
  manifest: ShellManifest;
  /** Null while nothing is in force. */
  state(): ShellState | null;
  log: FastifyBaseLogger;
}

/** Reports to the registry what this process serves: at once after a change, and every ten seconds. */
export class ShellReport {
  readonly #options: ShellReportOptions;
  readonly #instance: string;
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> | undefined;
  #isStopped = false;
  #isStale = false;
  #hasFailed = false;
  /** True once a report has arrived. */
  #isKnown = false;

  constructor(options: ShellReportOptions) {
    this.#options = options;
    const { host, process } = options.manifest;
    this.#instance = `${host}-${process}`;
  }

  /** Reports now; a change meanwhile is reported right after. */
  send(): void {
    if (this.#isStopped) return;
    this.#isStale = true;
    this.#sending ??= this.#sendAll().finally(() => (this.#sending = undefined));
  }

  /** Deregisters this shell, so that no release has to suit it. The registry forgets a silent one later. */
  async stop(): Promise<void> {
    if (this.#isStopped) return;
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#sending;
    if (this.#isKnown) await this.#options.client.deregister(this.#instance).catch(() => undefined);
  }

  async #sendAll(): Promise<void> {
    clearTimeout(this.#timer);
    let hasArrived = true;
    while (this.#isStale && hasArrived && !this.#isStopped) {
      this.#isStale = false;
      hasArrived = await this.#sendState();
    }
    if (this.#isStopped) return;
    this.#timer = setTimeout(
      () => this.send(),
      hasArrived ? INTERVAL_MILLISECONDS : RETRY_MILLISECONDS,
    ).unref();
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
          'The report to the registry did not arrive: it is sent again',
        );
      this.#hasFailed = true;
      return false;
    }
  }
}
