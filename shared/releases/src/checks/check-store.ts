import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Check, CheckReport } from './schemas.ts';

export interface VersionKey {
  remote: string;
  number: string;
}

export type NewCheck = Required<CheckReport> & Pick<Check, 'name' | 'reportedBy'>;

/** Returns the checks of a version, by name. */
export async function checksOf(database: Database, { remote, number }: VersionKey): Promise<Check[]> {
  const rows = await database
    .selectFrom('version_check as checked')
    .leftJoin('check_picture as picture', (join) =>
      join
        .onRef('picture.remote', '=', 'checked.remote')
        .onRef('picture.number', '=', 'checked.number')
        .onRef('picture.check_name', '=', 'checked.name'),
    )
    .selectAll('checked')
    .select(
      sql<
        string[]
      >`coalesce(array_agg(picture.name order by picture.name) filter (where picture.name is not null), '{}')`.as(
        'pictures',
      ),
    )
    .where('checked.remote', '=', remote)
    .where('checked.number', '=', number)
    .groupBy(['checked.remote', 'checked.number', 'checked.name'])
    .orderBy('checked.name')
    .execute();
  return rows.map(({ name, conclusion, summary, details, pictures, reported_by, reported_at }) => ({
    ...{ name, conclusion, summary, details, pictures },
    reportedBy: reported_by,
    reportedAt: reported_at.toISOString(),
  }));
}

/** Returns true for a check that equals the stored report. */
export function isSameReport(check: NewCheck, { pictures: _, reportedAt: __, ...before }: Check): boolean {
  return isDeepStrictEqual(check, before);
}

/** Stores a check of a version, replacing the one with the same name and its pictures. */
export async function storeCheck(
  database: Database,
  { remote, number }: VersionKey,
  check: NewCheck,
): Promise<Check> {
  const { name, conclusion, summary, details, reportedBy } = check;
  const reportedAt = new Date();
  const report = {
    ...{ conclusion, summary },
    details: JSON.stringify(details),
    reported_by: reportedBy,
    reported_at: reportedAt,
  };
  await database
    .deleteFrom('check_picture')
    .where('remote', '=', remote)
    .where('number', '=', number)
    .where('check_name', '=', name)
    .execute();
  await database
    .insertInto('version_check')
    .values({ remote, number, name, ...report })
    .onConflict((conflict) => conflict.columns(['remote', 'number', 'name']).doUpdateSet(report))
    .execute();
  return { ...check, pictures: [], reportedAt: reportedAt.toISOString() };
}
