import { setTimeout as wait } from 'node:timers/promises';
import { Backoff } from '@careers/federation/backoff';
import { stopProcess } from '@careers/cli/processes';
import type { StartedProcess } from '@careers/cli/processes';

export interface RestartedProcessOptions {
  /** Resolves once the process answers; rejects when it ends before. */
  start(): Promise<StartedProcess>;
  /** Called at each end that nobody asked for. */
  onEnd(code: number | null, delayMilliseconds: number): void;
}

/** Restarts a process whenever it ends by itself: at once, then with a longer delay each time. */
export class RestartedProcess {
  readonly #options: RestartedProcessOptions;
  readonly #backoff = new Backoff();
  #current: StartedProcess;
  #isStopped = false;

  /** Rejects when the first start fails: somebody is watching then. */
  static async start(options: RestartedProcessOptions): Promise<RestartedProcess> {
    return new RestartedProcess(options, await options.start());
  }

  private constructor(options: RestartedProcessOptions, first: StartedProcess) {
    this.#options = options;
    this.#current = first;
    void this.#restart(first);
  }

  /** Ends the process and starts another one in its place. */
  async renew(): Promise<void> {
    const old = this.#current;
    this.#isStopped = true;
    await stopProcess(old);
    this.#current = await this.#options.start();
    this.#isStopped = false;
    void this.#restart(this.#current);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await stopProcess(this.#current);
  }

  async #restart(first: StartedProcess): Promise<void> {
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
