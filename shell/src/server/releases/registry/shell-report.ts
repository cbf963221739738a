import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { ShellManifest } from '@careers/contract';
import type { DisabledVersion } from '../../render-processes/circuit-breaker.ts';
import type { VersionOutcome } from '../../render-processes/version-outcomes.ts';
import type { RehearsalReport } from '../../rehearsals/rehearsal-report.ts';
import type { Fallback } from '../../render-processes/release-status.ts';
import type { RegistryClient } from './registry-client.ts';

const INTERVAL_MILLISECONDS = 10_000;
/** Delay after a failed report. */
const RETRY_MILLISECONDS = 1_000;

export interface ShellState {
  /** Last revision served completely, candidates included. */
  revision: number;
  /** ISO 8601 time of its activation. */
  inForceAt: string;
  fallbacks: readonly Fallback[];
  /** Versions disabled by the circuit breaker. */
  disabled: readonly DisabledVersion[];
  /** Counts since this process started. */
  outcomes: readonly VersionOutcome[];
  rehearsals: readonly RehearsalReport[];
  /** Public origin of the site. */
  site: string;
}

export interface ShellReportOptions {
  client: Pick<RegistryClient, 'report' | 'deregister'>;
  manifest: ShellManifest;
  /** Null before any revision is active. */
  state(): ShellState | null;
  log: FastifyBaseLogger;
}

/** Reports the state of this process to the registry: immediately after a change, and every ten seconds. */
export class ShellReport {
  readonly #options: ShellReportOptions;
  readonly #instance: string;
  /** Distinguishes the counts of processes with the same instance name. */
  readonly #run = randomUUID();
  #timer: NodeJS.Timeout | undefined;
  /** Resolves after the last report; reports are sequential. */
  #turn: Promise<void> = Promise.resolve();
  #isQueued = false;
  #isStopped = false;
  #hasFailed = false;
  /** True once the registry has received a report. */
  #isKnown = false;

  constructor(options: ShellReportOptions) {
    this.#options = options;
    const { host, process } = options.manifest;
    this.#instance = `${host}-${process}`;
  }

  /** Reports now, or after the pending report. */
  send(): void {
    if (this.#isQueued || this.#isStopped) return;
    this.#isQueued = true;
    clearTimeout(this.#timer);
    this.#turn = this.#turn.then(() => this.#sendNext());
  }

  /**
   * Deregisters this shell, so that the gate no longer checks releases against it. The registry drops silent shells
   * later.
   */
  async stop(): Promise<void> {
    if (this.#isStopped) return;
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#turn;
    if (!this.#isKnown) return;
    const { client, log } = this.#options;
    await client
      .deregister(this.#instance)
      .catch((error: unknown) =>
        log.warn(
          { event: 'shell_not_deregistered', err: error },
          'The shell was not deregistered: releases are checked against it for another minute',
        ),
      );
  }

  async #sendNext(): Promise<void> {
    this.#isQueued = false;
    const pause = (await this.#sendState()) ? INTERVAL_MILLISECONDS : RETRY_MILLISECONDS;
    if (this.#isQueued || this.#isStopped) return;
    this.#timer = setTimeout(() => this.send(), pause).unref();
  }

  async #sendState(): Promise<boolean> {
    const { client, manifest, state, log } = this.#options;
    const now = state();
    if (!now) return true;
    try {
      await client.report(this.#instance, { manifest, run: this.#run, ...now });
      this.#hasFailed = false;
      this.#isKnown = true;
      return true;
    } catch (error) {
      if (!this.#hasFailed)
        log.warn(
          { event: 'shell_not_registered', err: error },
          'The report to the registry failed, and will be retried',
        );
      this.#hasFailed = true;
      return false;
    }
  }
}
