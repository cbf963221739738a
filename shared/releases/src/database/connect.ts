import { resolve } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
// Not the whole package: the embedded PostgreSQL installs signal handlers.
import { ensureDatabase } from '@careers/postgres/databases';
import { migrateTo } from '@careers/postgres/migrate';
import type { Database, Tables } from './schema.ts';

const MIGRATIONS = resolve(import.meta.dirname, '..', '..', 'migrations');
const CONNECTIONS = 6;
const STATEMENT_TIMEOUT_MILLISECONDS = 5_000;
const CONNECT_TIMEOUT_MILLISECONDS = 5_000;
const UNKNOWN_DATABASE = '3D000';
/** Default database of PostgreSQL, used to create others. */
const MAINTENANCE_DATABASE = '/postgres';

/**
 * Connects to the registry's database, creating and migrating it as needed. `timeout`: wait for a connection, in
 * milliseconds.
 * @throws the database's error if it is unreachable, or has a migration unknown to this version.
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
  // Ignores errors of idle connections, which would end the process: the pool replaces them, and one within a
  // transaction fails its next query.
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
