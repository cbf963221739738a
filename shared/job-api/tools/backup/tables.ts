import { sql } from 'kysely';
import type { Database, Tables } from '../../src/database/schema.ts';

/** Tables that a dump leaves out: migrations have a line of their own, the lexicon is rebuilt from the offers. */
const LEFT_OUT = ['kysely_migration', 'kysely_migration_lock', 'lexicon'];

export interface TableToKeep {
  name: keyof Tables;
  /** Columns that hold what people and editors gave; the database computes the others. */
  columns: string[];
  /** True where a row may be megabytes. */
  hasFiles: boolean;
}

/** Returns the tables in the order of their foreign keys. */
export async function tablesToKeep(database: Database): Promise<TableToKeep[]> {
  const { rows } = await sql<TableToKeep & { references: string[] }>`
    select c.table_name as name,
      array_agg(c.column_name::text order by c.ordinal_position)
        filter (where c.is_generated = 'NEVER' and c.data_type <> 'tsvector') as columns,
      bool_or(c.data_type = 'bytea') as "hasFiles",
      array(select confrelid::regclass::text from pg_constraint
        where contype = 'f' and conrelid = c.table_name::regclass and confrelid <> conrelid) as references
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and not c.table_name = any(${LEFT_OUT})
    group by c.table_name order by c.table_name`.execute(database);
  const ordered: TableToKeep[] = [];
  let waiting = rows;
  while (waiting.length > 0) {
    const isReady = ({ references }: { references: string[] }) =>
      references.every((name) => ordered.some((table) => table.name === name));
    const ready = waiting.filter(isReady);
    if (ready.length === 0)
      throw new Error('Tables refer to each other in a circle: none can be restored first.');
    ordered.push(...ready.map(({ name, columns, hasFiles }) => ({ name, columns, hasFiles })));
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}

/** Returns the names of the migrations that a database has had. */
export async function appliedMigrations(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database,
  );
  return rows.map(({ name }) => name);
}
