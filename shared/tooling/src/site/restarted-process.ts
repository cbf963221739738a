import { setTimeout as wait } from 'node:timers/promises';
import { Backoff } from '@careers/federation/backoff';
import { stopProcess } from '@careers/cli/processes';
import type { StartedProcess } from '@careers/cli/processes';

export interface RestartedProcessOptions {
  /** Resolves once the process is ready; rejects if it exits before. */
  start(): Promise<StartedProcess>;
  /** Called at each unexpected exit. */
  onEnd(code: number | null, delayMilliseconds: number): void;
}

/** Restarts a process after each unexpected exit: immediately, then with an increasing delay. */
export class RestartedProcess {
  readonly #options: RestartedProcessOptions;
  readonly #backoff = new Backoff();
  #current: StartedProcess;
  #isStopped = false;

  /** Starts the process; rejects if the first start fails, while the user is watching. */
  static async start(options: RestartedProcessOptions): Promise<RestartedProcess> {
    return new RestartedProcess(options, await options.start());
  }

  private constructor(options: RestartedProcessOptions, first: StartedProcess) {
    this.#options = options;
    this.#current = first;
    void this.#restart(first);
  }

  /** Replaces the process with a new one. */
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
