import { resolve } from 'node:path';
import { migrateTo, startEmbedded } from '@careers/postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Tables } from './schema.ts';
import { WaitingTime } from './waiting-time.ts';

const MIGRATIONS = resolve(import.meta.dirname, '..', '..', 'migrations');
const CONNECTIONS = 8;
/** Pool size for background jobs: separate, so that slow jobs take no connections from visitors. */
const JOB_CONNECTIONS = 4;
/** Long timeout for jobs, which wait for each other's mails. */
const JOB_CONNECT_TIMEOUT_MILLISECONDS = 120_000;
const STATEMENT_TIMEOUT_MILLISECONDS = 5_000;
const CONNECT_TIMEOUT_MILLISECONDS = 5_000;
/**
 * Tunes searches with many hits: their bitmap must fit into work_mem, or `doc` is rechecked for each; sequential scans
 * cost more than the planner estimates, as it ignores TOAST.
 */
const SESSION = '-c work_mem=32MB -c enable_seqscan=off -c jit=off';

export interface ConnectionSettings {
  /** URL of an external PostgreSQL; null for the embedded one. */
  databaseUrl: string | null;
  /** Folder of the embedded database and the files of applications. */
  dataDirectory: string;
  /** Timeout of a query for a connection. */
  connectTimeoutMilliseconds?: number;
}

export interface Connection {
  url: string;
  /** Pool for requests of visitors. */
  database: Database;
  /** Pool for background jobs. */
  jobs: Database;
  /** Returns true when queries wait too long for a connection. */
  isFull(): boolean;
  close(): Promise<void>;
}

/**
 * Connects to the database of the settings, starting the embedded one when none is named.
 * @throws DatabaseError when the embedded cluster cannot start.
 */
export async function connect(settings: ConnectionSettings): Promise<Connection> {
  const cluster = settings.databaseUrl === null ? await startEmbedded(settings.dataDirectory) : null;
  const url = settings.databaseUrl ?? cluster?.url ?? '';
  const connectTimeout = settings.connectTimeoutMilliseconds ?? CONNECT_TIMEOUT_MILLISECONDS;
  const waiting = new WaitingTime(poolOf(url, CONNECTIONS, connectTimeout));
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: waiting }) });
  const jobs = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: poolOf(url, JOB_CONNECTIONS, JOB_CONNECT_TIMEOUT_MILLISECONDS) }),
  });
  return {
    url,
    database,
    jobs,
    isFull: () => waiting.isTooLong(),
    async close() {
      await Promise.all([database.destroy(), jobs.destroy()]);
      await cluster?.stop();
    },
  };
}

function poolOf(url: string, max: number, connectionTimeoutMillis: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    options: SESSION,
    statement_timeout: STATEMENT_TIMEOUT_MILLISECONDS,
    connectionTimeoutMillis,
  });
  // Ignores errors of idle connections, which would end the process; their next query fails anyway.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * Applies pending migrations in order and atomically. Forward only.
 * @throws Error of the first that fails, or if the
 * database has a migration unknown to this version.
 */
export async function migrate(database: Database): Promise<void> {
  await database.connection().execute((connection) => migrateTo(connection, MIGRATIONS));
}
