import { sql } from 'kysely';
import type { RemoteManifest } from '@careers/contract';
import type { Database } from '../../src/database/schema.ts';
import type { BlobStore, StoredBlob } from '../../src/store/blob-store.ts';
import { columnOf } from '../../src/store/digest.ts';

/** Minimum age of an orphan: a younger file may belong to a running upload whose version is not recorded yet. */
const YOUNG_MILLISECONDS = 24 * 60 * 60 * 1000;
/** Batch size: each batch blocks new versions, and uploads continue in between. */
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
 * Deletes orphans, also while the registry runs. Checks each again while new versions are blocked: an upload that
 * relies on a file has either recorded its version before, or finds the file missing and sends it again.
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

/** Keeps the rows of a version with this manifest, as its number is never reused. */
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

const DAYS = 30;

interface NamedVersion {
  digest: string;
  manifest: RemoteManifest;
}

/**
 * Returns the digests of all files that may be requested, or that an upload relies on: of every version that is not
 * deleted, even if the gate has refused it, and of every version named by a document active within thirty days.
 */
async function namedBlobs(database: Database): Promise<Set<string>> {
  const { rows } = await sql<NamedVersion>`
    with recent as (
      select body from document
      where issued_at > now() - make_interval(days => ${DAYS})
        or revision = (
          select max(revision) from document before
          where before.environment = document.environment
            and before.issued_at <= now() - make_interval(days => ${DAYS})
        )
    )
    select digest, manifest from version
    where state <> 'deleted'
      or exists (select from recent where body -> 'versions' ? (version.remote || '@' || version.number))
  `.execute(database);
  return new Set(rows.flatMap(filesOf));
}

function filesOf({ digest, manifest: { client, server } }: NamedVersion): string[] {
  return [`sha384-${digest}`, ...Object.values(client.integrity), ...Object.values(server.integrity)];
}
