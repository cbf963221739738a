import { sql } from 'kysely';
import { insertRows } from '../../src/database/insert-rows.ts';
import type { Database } from '../../src/database/schema.ts';
import type { DumpHeader, DumpedRows } from './dump.ts';
import { appliedMigrations, columnsToKeep } from './tables.ts';

export class RestoreError extends Error {
  override name = 'RestoreError';
}

/**
 * Fills a migrated database that has no offers from the lines of a dump, all or nothing. Returns the rows restored.
 * @throws RestoreError when it is not empty, or the dump is of a newer version or damaged.
 */
export async function restore(database: Database, lines: AsyncIterable<string>): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    const present = await transaction.selectFrom('offer').select('id').limit(1).executeTakeFirst();
    if (present) throw new RestoreError('The database has offers already: restore into an empty one.');
    const columns = await columnsToKeep(transaction);
    let restored = 0;
    let isHeader = true;
    for await (const line of lines) {
      if (isHeader) await checkHeader(transaction, parse<DumpHeader>(line));
      else {
        const { table, rows } = parse<DumpedRows>(line);
        restored += await restoreRows(transaction, table, rows.map(only(columns.get(table) ?? [])));
      }
      isHeader = false;
    }
    if (isHeader) throw new RestoreError('The dump is empty.');
    await sql`select setval(pg_get_serial_sequence('offer', 'id'), coalesce(max(id), 1)) from offer`.execute(
      transaction,
    );
    await transaction.deleteFrom('lexicon').execute();
    return restored;
  });
}

async function checkHeader(database: Database, { format, migrations }: DumpHeader): Promise<void> {
  const known = await appliedMigrations(database);
  const unknown = (migrations ?? []).filter((name) => !known.includes(name));
  if (format !== 1 || unknown.length > 0) {
    throw new RestoreError(
      `The dump is of a newer version (${unknown.join(', ') || 'its format'}): restore it with that version.`,
    );
  }
}

/** Ignores other columns: an older dump still has removed ones. */
function only(columns: readonly string[]) {
  return (row: DumpedRows['rows'][number]) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => columns.includes(name)));
}

async function restoreRows(
  database: Database,
  table: DumpedRows['table'],
  rows: DumpedRows['rows'],
): Promise<number> {
  const inserted = await insertRows(database, table, rows);
  if (inserted !== rows.length) throw new RestoreError(`Some rows of ${table} are in the dump twice.`);
  return inserted;
}

function parse<Line>(line: string): Line {
  try {
    return JSON.parse(line) as Line;
  } catch {
    throw new RestoreError('The dump is damaged: a line of it is cut off.');
  }
}
