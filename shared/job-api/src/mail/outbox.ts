/** Hands over one mail that is due and returns true; false when there is none. It keeps its own failures. */
export type Delivery = () => Promise<boolean>;

const RETRY_MILLISECONDS = 60_000;

/** Minutes until the next try after so many failed ones; after the last a mail is given up. */
const PAUSES = [1, 5, 30, 120, 720, 1_440];

/** Returns when a mail that failed is due again, null when it is given up. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const minutes = PAUSES[attempts - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000);
}

/**
 * Sends what is due, soon after it is stored, and once a minute what failed or was left by a process that ended.
 * Several processes may run one on the same database.
 */
export class Outbox {
  readonly #deliveries: readonly Delivery[];
  readonly #onProblem: (cause: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | null = null;
  #isWanted = false;
  #isClosed = false;

  constructor(deliveries: readonly Delivery[], onProblem: (cause: unknown) => void) {
    this.#deliveries = deliveries;
    this.#onProblem = onProblem;
    this.#timer = setInterval(() => this.wake(), RETRY_MILLISECONDS);
    this.#timer.unref();
  }

  /** Something is due: sends it, without making the caller wait. */
  wake(): void {
    this.#isWanted = true;
    if (this.#isClosed) return;
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
  }

  /** Resolves when nothing is being sent. */
  async settled(): Promise<void> {
    await this.#running;
  }

  /** Ends after the mail that is being sent. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#isWanted && !this.#isClosed) {
      this.#isWanted = false;
      for (const deliver of this.#deliveries) {
        try {
          while (!this.#isClosed && (await deliver()));
        } catch (error) {
          this.#onProblem(error);
        }
      }
    }
  }
}
