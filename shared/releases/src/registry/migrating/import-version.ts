import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { BlobStore } from '../store/blob-store.ts';
import type { Build } from '../versions/archive/read-build.ts';
import { decide, reserve } from '../versions/version-rows.ts';

/** Of a remote that nobody has named a team for yet. */
const NO_TEAM = 'unassigned';

const PUBLISHER = { name: 'registry', provenance: { origin: 'data folder' } };

/** Keeps a version as ready: it has been through the gate of its time. Its files come first, so nothing names what is not there. */
export async function importVersion(
  database: Kysely<Database>,
  store: BlobStore,
  build: Build,
): Promise<void> {
  const { name, mount, widgets } = build.manifest;
  for (const { path, digest } of build.files)
    await store.put(digest, await readFile(join(build.folder, path)));
  await database
    .insertInto('remote')
    .values({ name, team: NO_TEAM, mount, widgets })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { state } = await reserve(database, build, PUBLISHER);
  if (state !== 'checking') return;
  await decide(database, build, PUBLISHER, {
    state: 'ready',
    gate: [],
    reason: 'Imported from the data folder.',
  });
}
