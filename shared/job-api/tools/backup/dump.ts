import { sql } from 'kysely';
import type { Database, Tables } from '../../src/database/schema.ts';
import { TABLES, appliedMigrations, columnsToKeep } from './tables.ts';

const ROWS_AT_ONCE = 1_000;
const FILES_AT_ONCE = 10;

/** The first line of a dump. */
export interface DumpHeader {
  format: 1;
  migrations: string[];
  writtenAt: string;
}

/** Every other line: some rows of a table. */
export interface DumpedRows {
  table: keyof Tables;
  rows: Record<string, unknown>[];
}

/** Yields a dump line by line, as JSON: a snapshot of all tables, while the server keeps running. */
export async function* dumpLines(database: Database): AsyncGenerator<string> {
  const transaction = await database
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    await sql`set local statement_timeout = 0`.execute(transaction);
    const migrations = await appliedMigrations(transaction);
    const header: DumpHeader = { format: 1, migrations, writtenAt: new Date().toISOString() };
    yield JSON.stringify(header);
    const columns = await columnsToKeep(transaction);
    for (const table of TABLES) {
      const list = sql.join((columns.get(table) ?? []).map((column) => sql.ref(column)));
      const size = table === 'application_file' ? FILES_AT_ONCE : ROWS_AT_ONCE;
      let after = '(0,0)';
      for (;;) {
        const { rows } = await sql<{ place: string; row: Record<string, unknown> }>`
          select ctid::text as place, (select row_to_json(kept) from (select ${list}) kept) as row
          from ${sql.table(table)} where ctid > ${after}::tid order by ctid limit ${sql.lit(size)}`.execute(
          transaction,
        );
        if (rows.length === 0) break;
        after = rows.at(-1)?.place ?? after;
        const line: DumpedRows = { table, rows: rows.map(({ row }) => row) };
        yield JSON.stringify(line);
      }
    }
  } finally {
    await transaction.rollback().execute();
  }
}
