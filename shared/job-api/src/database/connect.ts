import { resolve } from 'node:path';
import { migrateTo, startEmbedded } from '@careers/postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Tables } from './schema.ts';
import { WaitingTime } from './waiting-time.ts';

const MIGRATIONS = resolve(import.meta.dirname, '..', '..', 'migrations');
const CONNECTIONS = 8;
/** Of background jobs, so that what they wait for holds none of the visitors'. */
const JOB_CONNECTIONS = 4;
/** Jobs wait for each other's mails. */
const JOB_CONNECT_TIMEOUT_MILLISECONDS = 120_000;
const STATEMENT_TIMEOUT_MILLISECONDS = 5_000;
const CONNECT_TIMEOUT_MILLISECONDS = 5_000;
/**
 * Tunes searches with very many hits: their bitmap must fit into work_mem, or `doc` is rechecked for each; a sequential
 * scan costs more than the planner thinks, which ignores TOAST.
 */
const SESSION = '-c work_mem=32MB -c enable_seqscan=off -c jit=off';

export interface ConnectionSettings {
  /** Another PostgreSQL than the embedded one. */
  databaseUrl: string | null;
  /** Keeps the embedded database and the files of applications. */
  dataDirectory: string;
  /** Timeout of a query for a connection. */
  connectTimeoutMilliseconds?: number;
}

export interface Connection {
  url: string;
  /** For requests of visitors. */
  database: Database;
  /** For background jobs. */
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
  // Without a listener an error of an idle connection would end the process; its next query fails anyway.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * Applies the migrations that this database has not had, in order, all or nothing. Forward only.
 * @throws Error of the first that fails, or when the database has had one that this version does not know.
 */
export async function migrate(database: Database): Promise<void> {
  await database.connection().execute((connection) => migrateTo(connection, MIGRATIONS));
}
