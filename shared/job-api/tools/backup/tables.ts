import { sql } from 'kysely';
import type { Database, Tables } from '../../src/database/schema.ts';

/** Tables in the order in which rows can be restored; the lexicon is rebuilt from the offers. */
export const TABLES = [
  'referential',
  'entity',
  'job_description',
  'news',
  'offer',
  'application',
  'application_file',
  'alert',
  'alert_departure',
  'apply_later',
] as const satisfies readonly (keyof Tables)[];

/** Returns the columns to back up by table, without those that the database computes. */
export async function columnsToKeep(database: Database): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as table, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' and data_type <> 'tsvector'
    group by table_name`.execute(database);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** Returns the names of the migrations applied to a database. */
export async function appliedMigrations(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database,
  );
  return rows.map(({ name }) => name);
}
