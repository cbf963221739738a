import { sql } from 'kysely';
import type { Database } from '../../src/database/schema.ts';
import type { BlobStore, StoredBlob } from '../../src/store/blob-store.ts';
import { columnOf } from '../../src/store/digest.ts';
import { namedBlobs } from './named-blobs.ts';

/** An upload takes minutes: what is younger may be part of one that has not told its version yet. */
const YOUNG_MILLISECONDS = 24 * 60 * 60 * 1000;
/** Deleted while no version begins: then uploads go on. */
const DELETED_AT_ONCE = 100;

export interface Collected {
  files: number;
  bytes: number;
}

/** Returns the files that no version names and that are older than a day. */
export async function findOrphans(database: Database, store: BlobStore): Promise<StoredBlob[]> {
  const named = await namedBlobs(database);
  const before = Date.now() - YOUNG_MILLISECONDS;
  const orphans: StoredBlob[] = [];
  for await (const blob of store.list())
    if (!named.has(blob.digest) && blob.storedAt.getTime() < before) orphans.push(blob);
  return orphans;
}

/**
 * Deletes orphans, also while the registry runs. Each is looked at again once no version can begin: an upload that counts on a
 * file has told its version before, or finds it missing and sends it anew.
 */
export async function collect(
  database: Database,
  store: BlobStore,
  orphans: readonly StoredBlob[],
): Promise<Collected> {
  const collected = { files: 0, bytes: 0 };
  for (let first = 0; first < orphans.length; first += DELETED_AT_ONCE)
    await database.transaction().execute(async (transaction) => {
      await sql`lock table version in share mode`.execute(transaction);
      const named = await namedBlobs(transaction);
      for (const { digest, bytes } of orphans.slice(first, first + DELETED_AT_ONCE)) {
        if (named.has(digest)) continue;
        await store.delete(digest);
        await forget(transaction, digest);
        collected.files += 1;
        collected.bytes += bytes;
      }
    });
  return collected;
}

/** Rows stay where a version is of this file: its number is never free again. */
async function forget(database: Database, digest: string): Promise<void> {
  const column = columnOf(digest);
  await database
    .deleteFrom('blob')
    .where('digest', '=', column)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('version_blob').select('digest').where('digest', '=', column))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('version').select('digest').where('digest', '=', column))),
    )
    .execute();
}
