import { readFile, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

const FOLDER = resolve(import.meta.dirname, '..', '..', 'migrations');
/** Any number of ours: two servers that start at once migrate one after the other. */
const LOCK = 724_511;

/** Applies the migrations that this database has not had, in order, each in a transaction. Forward only. */
export async function migrate(database: Kysely<Database>): Promise<void> {
  await database.connection().execute(async (connection) => {
    // Waiting for another server's migrations, and rebuilding a table, may take longer than any request may.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${LOCK})`.execute(connection);
    try {
      await sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`.execute(
        connection,
      );
      const { rows } = await sql<{ name: string }>`select name from migration`.execute(connection);
      const applied = new Set(rows.map(({ name }) => name));
      const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort();
      for (const file of files.filter((name) => !applied.has(name))) {
        const statements = await readFile(join(FOLDER, file), 'utf8');
        await connection.transaction().execute(async (transaction) => {
          await sql.raw(statements).execute(transaction);
          await sql`insert into migration (name) values (${file})`.execute(transaction);
        });
      }
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}
