import { resolve } from 'node:path';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { migrateTo } from '@careers/postgres';
import type { Database } from './schema.ts';

const FOLDER = resolve(import.meta.dirname, '..', '..', 'migrations');
/** Any number of ours: of two servers that start at once, one adopts the former list. */
const LOCK = 724_511;

/**
 * Applies the migrations that this database has not had, in order, all or nothing. Forward only.
 * @throws Error of the first that fails, or when the database has had one that this version does not know.
 */
export async function migrate(database: Kysely<Database>): Promise<void> {
  await database.connection().execute(async (connection) => {
    await adoptFormerList(connection);
    await migrateTo(connection, FOLDER);
  });
}

/** A database of before Kysely's migrator has a list of its own of what it has had. */
async function adoptFormerList(database: Kysely<Database>): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // Another server may be at it for longer than any request may.
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
    const { rows } = await sql<{
      isFormer: boolean;
    }>`select to_regclass('migration') is not null as "isFormer"`.execute(transaction);
    if (!rows[0]?.isFormer) return;
    await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
      transaction,
    );
    await sql`insert into kysely_migration select name, applied_at::text from migration`.execute(transaction);
    await sql`drop table migration`.execute(transaction);
  });
}
