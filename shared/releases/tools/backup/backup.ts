import { mkdir } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { sql } from 'kysely';
import { writeWhole } from '@careers/federation/write-whole';
import type { Database, Tables } from '../../src/database/schema.ts';
import type { BlobStore } from '../../src/store/blob-store.ts';
import { DiskStore } from '../../src/store/disk-store.ts';

export const ROWS_FILE = 'rows.json.gz';
export const BLOBS_FOLDER = 'blobs';

/** Tables in the order in which rows can be restored; without sessions, as users sign in again. */
export const TABLES = [
  'remote',
  'blob',
  'version',
  'version_blob',
  'version_check',
  'environment',
  'document',
  'plan',
  'outcome',
  'health',
  'person',
  'token',
  'trusted_workload',
  'role_grant',
  'audit',
] as const satisfies readonly (keyof Tables)[];

/**
 * Excluded tables: shells report again, users sign in again, source maps and pictures come with the next versions, and
 * a backup contains no secrets.
 */
export const LEFT_OUT: readonly (keyof Tables)[] = [
  'shell',
  'session',
  'source_map',
  'check_picture',
  'rehearsal',
  'webhook',
  'webhook_delivery',
];

export interface Backup {
  format: 1;
  migrations: string[];
  writtenAt: string;
  rows: Record<string, Record<string, unknown>[]>;
}

export class BackupError extends Error {
  override name = 'BackupError';
}

/**
 * Writes a snapshot of all rows, and every file that they name, to a folder. Skips files from an earlier backup there.
 * Writes the rows last, so that they never name a missing file.
 * @throws BackupError if a file is missing in the store.
 */
export async function backup(
  database: Database,
  store: BlobStore,
  folder: string,
): Promise<{ rows: number; files: number }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const whole = await readRows(database);
  const target = new DiskStore(join(folder, BLOBS_FOLDER));
  let files = 0;
  for (const row of whole.rows['blob'] ?? []) {
    const digest = `sha384-${String(row['digest'])}`;
    if (await target.has(digest)) continue;
    const file = await store.get(digest);
    if (!file) throw new BackupError(`The store has lost ${digest}: the backup would be without it.`);
    await target.put(digest, await buffer(file));
    files += 1;
  }
  const rows = await promisify(gzip)(JSON.stringify(whole));
  await writeWhole(join(folder, ROWS_FILE), rows, { mode: 0o600 });
  return { rows: Object.values(whole.rows).reduce((total, { length }) => total + length, 0), files };
}

async function readRows(database: Database): Promise<Backup> {
  const transaction = await database
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    await sql`set local statement_timeout = 0`.execute(transaction);
    const rows: Backup['rows'] = {};
    for (const table of TABLES) {
      const read = await sql<{ row: Record<string, unknown> }>`
        select to_jsonb(kept) as row from ${sql.table(table)} kept`.execute(transaction);
      rows[table] = read.rows.map(({ row }) => row);
    }
    const migrations = await appliedMigrations(transaction);
    return { format: 1, migrations, writtenAt: new Date().toISOString(), rows };
  } finally {
    await transaction.rollback().execute();
  }
}

/** Returns the names of the migrations applied to a database. */
export async function appliedMigrations(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database,
  );
  return rows.map(({ name }) => name);
}
