import { resolve } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
// Not the whole package: the embedded PostgreSQL takes the process's signals.
import { ensureDatabase } from '@careers/postgres/databases';
import { migrateTo } from '@careers/postgres/migrate';
import type { Database, Tables } from './schema.ts';

const MIGRATIONS = resolve(import.meta.dirname, '..', '..', 'migrations');
const CONNECTIONS = 6;
const STATEMENT_TIMEOUT_MILLISECONDS = 5_000;
const CONNECT_TIMEOUT_MILLISECONDS = 5_000;
const UNKNOWN_DATABASE = '3D000';
/** Database of every PostgreSQL, to create another one from. */
const MAINTENANCE_DATABASE = '/postgres';

/**
 * Connects to the registry's database, which it creates where there is none, and brings its tables up to date. A query
 * waits for a connection as long as `timeout` says, in milliseconds.
 * @throws the database's error where it cannot be reached, or has had a migration that this version does not know.
 */
export async function connect(url: string, timeout = CONNECT_TIMEOUT_MILLISECONDS): Promise<Database> {
  try {
    return await open(url, timeout);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === UNKNOWN_DATABASE)) throw error;
    const { href, pathname } = new URL(url);
    await ensureDatabase(new URL(MAINTENANCE_DATABASE, href).href, decodeURIComponent(pathname.slice(1)));
    return open(url, timeout);
  }
}

async function open(url: string, timeout: number): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    statement_timeout: STATEMENT_TIMEOUT_MILLISECONDS,
    connectionTimeoutMillis: timeout,
  });
  // A broken connection fails its next query, and the pool replaces an idle one; without listeners the error event
  // would end the process, also for a client between two queries of a transaction.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await database.connection().execute((connection) => migrateTo(connection, MIGRATIONS));
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}
