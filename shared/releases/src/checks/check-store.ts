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
    .selectFrom('version_check')
    .selectAll()
    .where('remote', '=', remote)
    .where('number', '=', number)
    .orderBy('name')
    .execute();
  return rows.map(({ name, conclusion, summary, details, reported_by, reported_at }) => ({
    ...{ name, conclusion, summary, details },
    reportedBy: reported_by,
    reportedAt: reported_at.toISOString(),
  }));
}

/** Stores a check of a version in place of the one of that name. */
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
    .insertInto('version_check')
    .values({ remote, number, name, ...report })
    .onConflict((conflict) => conflict.columns(['remote', 'number', 'name']).doUpdateSet(report))
    .execute();
  return { ...check, reportedAt: reportedAt.toISOString() };
}
