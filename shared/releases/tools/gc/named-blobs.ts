import { sql } from 'kysely';
import type { RemoteManifest } from '@careers/contract';
import type { Database } from '../../src/database/schema.ts';

const DAYS = 30;

interface NamedVersion {
  digest: string;
  manifest: RemoteManifest;
}

/**
 * Returns the digests of all files that may be asked for, or that an upload counts on: of every version that is not deleted,
 * whatever the gate has said, and of every one that a document has named which was in force within thirty days.
 */
export async function namedBlobs(database: Database): Promise<Set<string>> {
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
