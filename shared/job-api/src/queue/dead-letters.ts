import { PgBoss } from 'pg-boss';
import { DEAD_LETTERS, QUEUES } from './queues.ts';

export interface QueueState {
  name: string;
  waiting: number;
  active: number;
}

/** A job without tries left. */
export interface DeadLetter {
  queue: string;
  about: string;
  since: Date;
  tries: number;
  reason: string;
}

/** Shows the jobs of a server to an operator, and retries dead letters. */
export class JobReport {
  readonly #boss: PgBoss;

  private constructor(boss: PgBoss) {
    this.#boss = boss;
  }

  /**
   * Connects to the jobs of a server, running or not.
   * @throws Error when no server has started on this database yet.
   */
  static async open(url: string): Promise<JobReport> {
    const boss = new PgBoss({
      connectionString: url,
      max: 1,
      supervise: false,
      schedule: false,
      migrate: false,
    });
    await boss.start();
    return new JobReport(boss);
  }

  async queues(): Promise<QueueState[]> {
    const queues = await Promise.all(
      Object.keys(QUEUES).map((name) => this.#boss.getQueueStats(name, { force: true })),
    );
    return queues
      .flat()
      .map(({ name, queuedCount: waiting, activeCount: active }) => ({ name, waiting, active }));
  }

  async deadLetters(): Promise<DeadLetter[]> {
    const jobs = await this.#boss.findJobs<{ id?: string }>(DEAD_LETTERS, { queued: true });
    return jobs.map(({ sourceName, sourceRetryCount, data, createdOn, output }) => ({
      queue: sourceName ?? '',
      about: data.id ?? '',
      since: createdOn,
      tries: (sourceRetryCount ?? 0) + 1,
      reason: 'message' in output ? String(output.message) : JSON.stringify(output),
    }));
  }

  /** Puts all of them back where they came from; returns how many. */
  retry(): Promise<number> {
    return this.#boss.redrive(DEAD_LETTERS);
  }

  close(): Promise<void> {
    return this.#boss.stop({ graceful: false });
  }
}
