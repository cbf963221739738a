import { sql } from 'kysely';
import { PgBoss, fromKysely } from 'pg-boss';
import type { Job, JobResult } from 'pg-boss';
import type { Database } from '../database/schema.ts';
import { MailRefused } from '../mail/mailer.ts';
import { DEAD_LETTERS, DEAD_LETTER_QUEUE, QUEUES } from './queues.ts';
import type { QueueName, QueueSettings } from './queues.ts';

const CONNECTIONS = 4;
/** Concurrent jobs of one kind. */
const PARALLEL = 4;
/** Polling interval for retries; new jobs notify their worker. */
const POLL_SECONDS = 10;
const STOP_MILLISECONDS = 30_000;
const CLOCK_CHECK_MILLISECONDS = 60_000;

/** Payload of a job: an id, absent for daily ones. */
interface JobData {
  id?: string;
}

/** Adds a job in the transaction that stores its subject. */
export type Enqueue = (transaction: Database, id: string) => Promise<void>;

/**
 * Job queue in the server's database (pg-boss): jobs are added in the caller's transaction, run at least once, retried
 * with exponential backoff, then moved to dead letters. Handlers must be idempotent.
 */
export class JobQueue {
  readonly #boss: PgBoss;
  readonly #log: (line: string) => void;
  readonly #stopping = new AbortController();
  readonly #clockChecks: NodeJS.Timeout;

  private constructor(boss: PgBoss, log: (line: string) => void) {
    this.#boss = boss;
    this.#log = log;
    const check = () => {
      this.bringForward().catch((cause: unknown) => log(`jobs: ${String(cause)}`));
    };
    this.#clockChecks = setInterval(check, CLOCK_CHECK_MILLISECONDS).unref();
  }

  /** Connects, and creates or migrates the queue's schema; logs each failure of a job or the queue. */
  static async start(url: string, log: (line: string) => void): Promise<JobQueue> {
    const boss = new PgBoss({
      connectionString: url,
      max: CONNECTIONS,
      useListenNotify: true,
      superviseIntervalSeconds: 30,
      monitorIntervalSeconds: 30,
    });
    boss.on('error', (cause) => log(`jobs: ${cause.message}`));
    await boss.start();
    await boss.createQueue(DEAD_LETTERS, DEAD_LETTER_QUEUE);
    for (const [name, { policy, ...options }] of Object.entries<QueueSettings>(QUEUES)) {
      await boss.createQueue(name, { ...options, ...(policy && { policy }) });
      // Updates the settings of an existing queue.
      await boss.updateQueue(name, options);
    }
    return new JobQueue(boss, log);
  }

  /** Aborted at shutdown, to end jobs that can resume later. */
  get signal(): AbortSignal {
    return this.#stopping.signal;
  }

  /** Adds a job within the transaction that stores its subject, so that both exist or neither. */
  async add(database: Database, name: QueueName, id?: string, startAfter?: Date): Promise<void> {
    const data: JobData = id === undefined ? {} : { id };
    await this.#boss.send(name, data, {
      db: fromKysely(database),
      ...(startAfter && { startAfter }),
    });
  }

  /** Adds jobs for ids without a pending or dead one. */
  async addMissing(
    database: Database,
    name: QueueName,
    things: readonly { id: string; startAfter: Date }[],
  ): Promise<void> {
    const { rows } = await sql<{ id: string }>`select data->>'id' as id from pgboss.job
      where (name = ${name} and state in ('created', 'retry')) or (name = ${DEAD_LETTERS} and source_name = ${name})`.execute(
      database,
    );
    const known = new Set(rows.map(({ id }) => id));
    for (const { id, startAfter } of things) {
      if (!known.has(id)) await this.add(database, name, id, startAfter);
    }
  }

  /** Runs jobs whose delay exceeds any valid one, as after a corrected clock. */
  async bringForward(): Promise<void> {
    await this.#boss.getDb().executeSql(
      `update pgboss.job set start_after = now()
       where state in ('created', 'retry') and start_after > now() + interval '1 minute'
         + least(retry_delay_max, greatest(retry_delay, 1) * 2 ^ least(16, retry_count + 1)) * interval '1 second'`,
    );
    await this.#boss
      .getDb()
      .executeSql(
        `update pgboss.job set heartbeat_on = now() where state = 'active' and heartbeat_on > now() + interval '1 minute'`,
      );
  }

  /** Runs the jobs of a kind, several concurrently. */
  async work(name: QueueName, handle: (id: string) => Promise<void>): Promise<void> {
    await this.#boss.work(
      name,
      {
        perJobResults: true,
        batchSize: PARALLEL,
        burstWhenBatchFull: true,
        pollingIntervalSeconds: POLL_SECONDS,
        notifyPollingIntervalSeconds: POLL_SECONDS,
      },
      (jobs: Job<JobData>[]) => Promise.all(jobs.map((job) => this.#settled(name, job, handle))),
    );
  }

  /** Schedules an action by a cron expression, in Paris time. */
  async schedule(name: QueueName, cron: string, handle: () => Promise<void>): Promise<void> {
    await this.work(name, handle);
    await this.#boss.schedule(name, cron, {}, { tz: 'Europe/Paris' });
  }

  /** Removes the schedule of another server with other settings. */
  async unschedule(name: QueueName): Promise<void> {
    await this.#boss.unschedule(name);
  }

  /** Stops after the running jobs. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    clearInterval(this.#clockChecks);
    await this.#boss.stop({ timeout: STOP_MILLISECONDS });
  }

  async #settled(
    name: QueueName,
    job: Job<JobData>,
    handle: (id: string) => Promise<void>,
  ): Promise<JobResult> {
    try {
      await handle(job.data.id ?? '');
      return { id: job.id, status: 'completed' };
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      const isFinal = cause instanceof MailRefused;
      this.#log(`jobs: ${name} failed, and will ${isFinal ? 'not ' : ''}be retried: ${message}`);
      return { id: job.id, status: isFinal ? 'deadletter' : 'failed', output: { message } };
    }
  }
}
