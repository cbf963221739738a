import { setTimeout as wait } from 'node:timers/promises';
import { Backoff } from '@careers/federation/backoff';
import { stopProcess } from '@careers/cli/processes';
import type { StartedProcess } from '@careers/cli/processes';

export interface KeptProcessOptions {
  /** Resolves once the process answers; rejects when it ends before. */
  start(): Promise<StartedProcess>;
  /** Told of each end that nobody asked for. */
  onEnd(code: number | null, delayMilliseconds: number): void;
}

/** A process that is started again whenever it ends by itself: at once, then later each time, for as long as it takes. */
export class KeptProcess {
  readonly #options: KeptProcessOptions;
  readonly #backoff = new Backoff();
  #current: StartedProcess;
  #isStopped = false;

  /** Rejects when the first start fails: somebody is watching then. */
  static async start(options: KeptProcessOptions): Promise<KeptProcess> {
    return new KeptProcess(options, await options.start());
  }

  private constructor(options: KeptProcessOptions, first: StartedProcess) {
    this.#options = options;
    this.#current = first;
    void this.#keep(first);
  }

  /** Ends the process and starts another one in its place. */
  async renew(): Promise<void> {
    const old = this.#current;
    this.#isStopped = true;
    await stopProcess(old);
    this.#current = await this.#options.start();
    this.#isStopped = false;
    void this.#keep(this.#current);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await stopProcess(this.#current);
  }

  async #keep(first: StartedProcess): Promise<void> {
    for (let next: StartedProcess | null = first; ;) {
      const started = performance.now();
      const code: number | null = next ? await next.ended : null;
      if (this.#isStopped) return;
      const delay = this.#backoff.after(performance.now() - started);
      this.#options.onEnd(code, delay);
      await wait(delay, undefined, { ref: false });
      if (this.#isStopped) return;
      next = await this.#options.start().catch(() => null);
      if (next) this.#current = next;
      if (next && this.#isStopped) return stopProcess(next);
    }
  }
}
