import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ReportedOutcome } from '../shells/outcome-schemas.ts';
import { COUNTS, countsBy } from './metrics.ts';
import type { MinuteCounts } from './metrics.ts';

const HOUR_MILLISECONDS = 60 * 60_000;
/** Age at which minutes are aggregated to hours. */
const MINUTES_MILLISECONDS = 48 * HOUR_MILLISECONDS;
const FORGOTTEN_MILLISECONDS = 400 * 24 * HOUR_MILLISECONDS;

export interface RolloutKey {
  environment: string;
  remote: string;
  version: string;
  salt: string;
}

type Counted = Pick<
  ReportedOutcome,
  'renders' | 'fallbacks' | 'errors' | 'crashes' | 'visits' | 'failedVisits' | 'vitals'
>;

/** Returns the counts that health depends on. */
export function healthCounts(counted: Counted): MinuteCounts {
  const { renders, fallbacks, errors, crashes, visits = 0, failedVisits = 0, vitals } = counted;
  return {
    ...{ renders, failed_renders: fallbacks + errors + crashes, visits, failed_visits: failedVisits },
    ...{ paints: vitals?.paints ?? 0, late_paints: vitals?.latePaints ?? 0 },
    ...{ answers: vitals?.answers ?? 0, late_answers: vitals?.lateAnswers ?? 0 },
    ...{ layouts: vitals?.layouts ?? 0, shifted_layouts: vitals?.shiftedLayouts ?? 0 },
  };
}

/** Returns the growth of a process's counts since its last report. */
export function growthOf(now: MinuteCounts, before: MinuteCounts | undefined): MinuteCounts {
  return countsBy((count) => Math.max(0, now[count] - (before?.[count] ?? 0)));
}

/** Adds counts to the current minute of a version. */
export async function addHealth(
  database: Database,
  { environment, remote, version, salt }: RolloutKey,
  growth: MinuteCounts,
): Promise<void> {
  if (COUNTS.every((count) => growth[count] === 0)) return;
  const minute = sql<Date>`date_trunc('minute', now())`;
  await database
    .insertInto('health')
    .values({ environment, remote, version, salt, minute, ...growth })
    .onConflict((conflict) =>
      conflict
        .columns(['environment', 'remote', 'salt', 'version', 'minute'])
        .doUpdateSet(({ eb, ref }) =>
          Object.fromEntries(
            COUNTS.map((count) => [count, eb(`health.${count}`, '+', ref(`excluded.${count}`))]),
          ),
        ),
    )
    .execute();
}

/** Aggregates minutes older than two days to hours, and deletes hours older than 400 days. */
export async function condenseHealth(database: Database): Promise<void> {
  const now = Date.now();
  const before = new Date(now - MINUTES_MILLISECONDS);
  const columns = sql.join(COUNTS.map((count) => sql.ref(count)));
  const sums = sql.join(COUNTS.map((count) => sql`sum(${sql.ref(count)})`));
  await database.transaction().execute(async (transaction) => {
    await sql`
      with minutes as (
        delete from health
        where minute < date_trunc('hour', ${before}::timestamptz)
          and minute >= date_trunc('hour', ${before}::timestamptz) - interval '2 days'
        returning *
      )
      insert into health (environment, remote, version, salt, minute, ${columns})
      select environment, remote, version, salt, date_trunc('hour', minute),
        ${sums}
      from minutes
      group by environment, remote, version, salt, date_trunc('hour', minute)
    `.execute(transaction);
    await transaction
      .deleteFrom('health')
      .where('minute', '<', new Date(now - FORGOTTEN_MILLISECONDS))
      .execute();
  });
}
