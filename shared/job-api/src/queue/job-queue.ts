import { sql } from 'kysely';
import { PgBoss, fromKysely } from 'pg-boss';
import type { Job, JobResult } from 'pg-boss';
import type { Database } from '../database/schema.ts';
import { DEAD_LETTERS, DEAD_LETTER_QUEUE, QUEUES } from './queues.ts';
import type { QueueName, QueueSettings } from './queues.ts';

const CONNECTIONS = 4;
/** Jobs of one kind that are taken at a time, and done at once. */
const BATCH = 20;
const PARALLEL = 4;
/** New jobs wake their worker; this is for those that are tried again. */
const POLL_SECONDS = 10;
const STOP_MILLISECONDS = 30_000;

/** What a job is about; nothing for the daily ones. */
interface JobData {
  id?: string;
}

/** Adds a job about something, within the transaction that stores it. */
export type Enqueue = (transaction: Database, id: string) => Promise<void>;

export interface JobQueueOptions {
  url: string;
  /** Is told each failure of a job, and of the queue itself. */
  say(line: string): void;
}

/**
 * The jobs of the server, in its database (pg-boss): added in the transaction of what they are about, done at least
 * once, tried again with growing pauses, at last kept as dead letters. Handlers make sure that twice is as once.
 */
export class JobQueue {
  readonly #boss: PgBoss;
  readonly #say: (line: string) => void;
  readonly #stopping = new AbortController();

  private constructor(boss: PgBoss, say: (line: string) => void) {
    this.#boss = boss;
    this.#say = say;
  }

  /** Connects, and creates or migrates what the queue needs, in a schema of its own. */
  static async start({ url, say }: JobQueueOptions): Promise<JobQueue> {
    const boss = new PgBoss({
      connectionString: url,
      max: CONNECTIONS,
      useListenNotify: true,
      superviseIntervalSeconds: 30,
      monitorIntervalSeconds: 30,
    });
    boss.on('error', (cause) => say(`jobs: ${cause.message}`));
    await boss.start();
    await boss.createQueue(DEAD_LETTERS, DEAD_LETTER_QUEUE);
    for (const [name, { policy, ...options }] of Object.entries<QueueSettings>(QUEUES)) {
      await boss.createQueue(name, { ...options, ...(policy && { policy }) });
      // One that an earlier version has created has its settings.
      await boss.updateQueue(name, options);
    }
    return new JobQueue(boss, say);
  }

  /** Aborted when the server stops: a job that can go on later ends soon then. */
  get signal(): AbortSignal {
    return this.#stopping.signal;
  }

  /** Adds a job, within a transaction: it is there if and only if what it is about is. */
  async add(database: Database, name: QueueName, id?: string, startAfter?: Date): Promise<void> {
    const data: JobData = id === undefined ? {} : { id };
    await this.#boss.send(name, data, {
      db: fromKysely(database),
      ...(startAfter && { startAfter }),
    });
  }

  /** Adds jobs for those of some things that have none waiting and were not given up. */
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

  /** Does the jobs of a kind, several at once, as soon as they are there. */
  async work(name: QueueName, handle: (id: string) => Promise<void>): Promise<void> {
    await this.#boss.work(
      name,
      {
        perJobResults: true,
        batchSize: BATCH,
        burstWhenBatchFull: true,
        pollingIntervalSeconds: POLL_SECONDS,
        notifyPollingIntervalSeconds: POLL_SECONDS,
      },
      async (jobs: Job<JobData>[]) => {
        const rest = jobs.values();
        const results: JobResult[] = [];
        const work = async () => {
          for (const job of rest) results.push(await this.#settled(name, job, handle));
        };
        await Promise.all(Array.from({ length: PARALLEL }, work));
        return results;
      },
    );
  }

  /** Does something at the times that a cron expression says, in Paris. */
  async schedule(name: QueueName, cron: string, handle: () => Promise<void>): Promise<void> {
    await this.work(name, handle);
    await this.#boss.schedule(name, cron, {}, { tz: 'Europe/Paris' });
  }

  /** What another server with other settings has scheduled is not done by this one. */
  async unschedule(name: QueueName): Promise<void> {
    await this.#boss.unschedule(name);
  }

  /** Ends after the jobs under way. */
  async stop(): Promise<void> {
    this.#stopping.abort();
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
      this.#say(`jobs: ${name} failed, it will be tried again: ${message}`);
      return { id: job.id, status: 'failed', output: { message } };
    }
  }
}
