import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../src/database/schema.ts';
import { currentDocument } from '../../src/documents/document-store.ts';
import type { KeyRing } from '../../src/documents/key-ring.ts';
import { reissue } from '../../src/environments/prepare-environments.ts';
import type { BlobStore } from '../../src/store/blob-store.ts';
import { DiskStore } from '../../src/store/disk-store.ts';
import { BLOBS_FOLDER, BackupError, ROWS_FILE, TABLES, appliedMigrations } from './backup.ts';
import type { Backup } from './backup.ts';

/** More than the moves since any backup: shells refuse a lower revision than their last. */
const REVISIONS_AHEAD = 1_000;
const ROWS_AT_ONCE = 1_000;

export interface RestoreTarget {
  database: Database;
  store: BlobStore;
  keys: KeyRing;
}

/**
 * Fills a migrated database without documents, and the store, from the folder of a backup. Signs its active document
 * again, with a revision high enough for shells that have seen later ones.
 * @throws BackupError when the registry is in
 * use, or the backup is damaged or of a newer version.
 */
export async function restore({ database, store, keys }: RestoreTarget, folder: string): Promise<number> {
  const whole = await readBackup(folder);
  const blobs = new DiskStore(join(folder, BLOBS_FOLDER));
  for (const row of whole.rows['blob'] ?? []) {
    const digest = `sha384-${String(row['digest'])}`;
    if (await store.has(digest)) continue;
    const file = await blobs.get(digest);
    if (!file) throw new BackupError(`The backup is damaged: ${digest} is not in it.`);
    await store.put(digest, await buffer(file));
  }
  return database.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await refuseNewer(transaction, whole);
    if (await transaction.selectFrom('document').select('revision').limit(1).executeTakeFirst())
      throw new BackupError('The registry has documents already: restore into an empty database.');
    // Removes rows of the first start.
    await sql`truncate environment, audit restart identity cascade`.execute(transaction);
    let restored = 0;
    for (const table of TABLES) restored += await putBack(transaction, table, whole.rows[table] ?? []);
    await sql`select setval(pg_get_serial_sequence('audit', 'sequence'), (select coalesce(max(sequence), 1) from audit))`.execute(
      transaction,
    );
    await signAhead(transaction, keys, whole.writtenAt);
    return restored;
  });
}

async function readBackup(folder: string): Promise<Backup> {
  try {
    return JSON.parse(String(await promisify(gunzip)(await readFile(join(folder, ROWS_FILE))))) as Backup;
  } catch (cause) {
    throw new BackupError(`There is no whole backup in ${folder}.`, { cause });
  }
}

async function refuseNewer(database: Database, { format, migrations }: Backup): Promise<void> {
  const known = await appliedMigrations(database);
  const unknown = migrations.filter((name) => !known.includes(name));
  if (format === 1 && unknown.length === 0) return;
  throw new BackupError(
    `The backup is of a newer version (${unknown.join(', ') || 'its format'}): restore it with that version.`,
  );
}

async function putBack(
  transaction: Transaction,
  table: (typeof TABLES)[number],
  rows: Record<string, unknown>[],
): Promise<number> {
  // A column added after the backup gets its default.
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
    const some = JSON.stringify(rows.slice(first, first + ROWS_AT_ONCE));
    await sql`insert into ${sql.table(table)} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${some}::jsonb)`.execute(
      transaction,
    );
  }
  return rows.length;
}

async function signAhead(transaction: Transaction, keys: KeyRing, writtenAt: string): Promise<void> {
  const environments = await transaction.selectFrom('environment').select('name').execute();
  for (const { name } of environments) {
    const current = await currentDocument(transaction, name);
    if (!current) continue;
    await reissue(transaction, keys, {
      environment: name,
      current: current.body,
      revision: current.revision + REVISIONS_AHEAD,
      action: 'restore-backup',
      command: 'restore a backup',
      reason: `Restored from the backup of ${writtenAt}.`,
    });
  }
}
