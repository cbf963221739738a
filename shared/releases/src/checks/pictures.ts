import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { refused } from '../registry-error.ts';
import type { VersionKey } from './check-store.ts';

/** Maximum number per check. */
const MAX_PICTURES = 20;
export const MAX_PICTURE_BYTES = 4 * 1024 * 1024;
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export interface PictureKey extends VersionKey {
  check: string;
  name: string;
}

/**
 * Stores a picture of a reported check, replacing one with the same name. The next report of the check removes it.
 * @throws RegistryError for another format, above the limit, or if the check was not reported.
 */
export async function storePicture(
  database: Database,
  { remote, number, check, name }: PictureKey,
  png: Buffer,
): Promise<void> {
  if (!png.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE))
    throw refused('picture-invalid', `${name} is no PNG.`);
  await database.transaction().execute(async (transaction) => {
    // Serialises uploads of pictures of one check.
    const reported = await transaction
      .selectFrom('version_check')
      .select('name')
      .where('remote', '=', remote)
      .where('number', '=', number)
      .where('name', '=', check)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!reported) throw refused('check-unknown', `${remote}@${number} has no check ${check}.`);
    const names = await picturesOf(transaction, { remote, number, check });
    if (names.length >= MAX_PICTURES && !names.includes(name))
      throw refused('too-many-pictures', `The check ${check} has ${names.length} pictures already.`);
    await transaction
      .insertInto('check_picture')
      .values({ remote, number, check_name: check, name, png })
      .onConflict((conflict) =>
        conflict.columns(['remote', 'number', 'check_name', 'name']).doUpdateSet({ png }),
      )
      .execute();
  });
}

/** Returns the names of a check's pictures. */
export async function picturesOf(
  database: Database,
  { remote, number, check }: Omit<PictureKey, 'name'>,
): Promise<string[]> {
  const rows = await database
    .selectFrom('check_picture')
    .select('name')
    .where('remote', '=', remote)
    .where('number', '=', number)
    .where('check_name', '=', check)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

/**
 * Returns the pictures stored by `verify`, which show released page, difference and candidate side by side, with the
 * page's width from their names.
 */
export async function comparisonsOf(
  database: Database,
  { remote, number }: VersionKey,
): Promise<{ check: string; name: string; width: number }[]> {
  const rows = await database
    .selectFrom('check_picture')
    .select(['check_name as check', 'name', sql<Buffer>`substring(png from 17 for 4)`.as('header')])
    .where('remote', '=', remote)
    .where('number', '=', number)
    .execute();
  return rows.flatMap(({ check, name, header }) => {
    const width = Number(/-(\d+)$/.exec(name)?.[1]);
    return header.length === 4 && header.readUInt32BE() === 3 * width ? [{ check, name, width }] : [];
  });
}

/**
 * Returns a picture of a check.
 * @throws RegistryError if there is none.
 */
export async function findPicture(
  database: Database,
  { remote, number, check, name }: PictureKey,
): Promise<Buffer> {
  const row = await database
    .selectFrom('check_picture')
    .select('png')
    .where('remote', '=', remote)
    .where('number', '=', number)
    .where('check_name', '=', check)
    .where('name', '=', name)
    .executeTakeFirst();
  if (!row)
    throw refused('picture-unknown', `The check ${check} of ${remote}@${number} has no picture ${name}.`);
  return row.png;
}
