import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { TraceMap } from '@jridgewell/trace-mapping';
import type { VersionKey } from '../checks/check-store.ts';
import type { Database } from '../database/schema.ts';
import { refused } from '../registry-error.ts';
import { pathsIn } from '../versions/archive/read-build.ts';
import { findVersion } from '../versions/find-version.ts';

const SUFFIX = '.map';

/**
 * Stores the source maps of an unpacked archive, replacing those of the version; returns their number.
 * @throws
 * RegistryError for an unknown version, or files other than source maps.
 */
export async function storeSourceMaps(
  database: Database,
  { remote, number }: VersionKey,
  folder: string,
): Promise<number> {
  await findVersion(database, remote, number);
  const rows = await Promise.all(
    (await pathsIn(folder)).map(async (path) => ({
      ...{ remote, number, file: path.slice(0, -SUFFIX.length) },
      map: await promisify(gzip)(checkedMap(path, await readFile(join(folder, path), 'utf8'))),
    })),
  );
  await database.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('source_map')
      .where('remote', '=', remote)
      .where('number', '=', number)
      .execute();
    for (const row of rows) await transaction.insertInto('source_map').values(row).execute();
  });
  return rows.length;
}

/**
 * Returns the text of a source map.
 * @throws RegistryError for any other file.
 */
function checkedMap(path: string, text: string): string {
  try {
    if (!path.endsWith(SUFFIX)) throw new TypeError('Its name does not end in .map');
    new TraceMap(text);
    return text;
  } catch {
    throw refused('source-map-invalid', `${path} is not a source map.`);
  }
}

/** Returns the source map of a version's script; undefined without one. */
export async function findSourceMap(
  database: Database,
  { remote, number }: VersionKey,
  file: string,
): Promise<TraceMap | undefined> {
  const row = await database
    .selectFrom('source_map')
    .select('map')
    .where('remote', '=', remote)
    .where('number', '=', number)
    .where('file', '=', file)
    .executeTakeFirst();
  return row && new TraceMap((await promisify(gunzip)(row.map)).toString());
}
