import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ReportedOutcome } from '../shells/outcome-schemas.ts';
import { NO_COUNTS } from './metrics.ts';
import type { MinuteCounts } from './metrics.ts';

const HOUR_MILLISECONDS = 60 * 60_000;
/** Older minutes are summed to hours. */
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
  'renders' | 'fallbacks' | 'errors' | 'crashes' | 'visits' | 'failedVisits'
>;

/** Returns the counts that rollouts are judged by. */
export function healthCounts({
  renders,
  fallbacks,
  errors,
  crashes,
  visits = 0,
  failedVisits = 0,
}: Counted): MinuteCounts {
  return { renders, failedRenders: fallbacks + errors + crashes, visits, failedVisits };
}

/** Returns by how much the counts of a process have grown since its last report. */
export function growthOf(now: MinuteCounts, before: MinuteCounts = NO_COUNTS): MinuteCounts {
  const by = (count: keyof MinuteCounts) => Math.max(0, now[count] - before[count]);
  return {
    renders: by('renders'),
    failedRenders: by('failedRenders'),
    visits: by('visits'),
    failedVisits: by('failedVisits'),
  };
}

/** Adds counts to the present minute of a version. */
export async function addHealth(
  database: Database,
  { environment, remote, version, salt }: RolloutKey,
  growth: MinuteCounts,
): Promise<void> {
  if (Object.values(growth).every((count) => count === 0)) return;
  await database
    .insertInto('health')
    .values({
      ...{ environment, remote, version, salt, minute: sql<Date>`date_trunc('minute', now())` },
      ...{ renders: growth.renders, failed_renders: growth.failedRenders },
      ...{ visits: growth.visits, failed_visits: growth.failedVisits },
    })
    .onConflict((conflict) =>
      conflict.columns(['environment', 'remote', 'salt', 'version', 'minute']).doUpdateSet(({ eb, ref }) => ({
        renders: eb('health.renders', '+', ref('excluded.renders')),
        failed_renders: eb('health.failed_renders', '+', ref('excluded.failed_renders')),
        visits: eb('health.visits', '+', ref('excluded.visits')),
        failed_visits: eb('health.failed_visits', '+', ref('excluded.failed_visits')),
      })),
    )
    .execute();
}

/** Sums minutes of more than two days ago to hours, and forgets hours of more than 400 days ago. */
export async function condenseHealth(database: Database): Promise<void> {
  const now = Date.now();
  const before = new Date(now - MINUTES_MILLISECONDS);
  await database.transaction().execute(async (transaction) => {
    await sql`
      with minutes as (
        delete from health
        where minute < date_trunc('hour', ${before}::timestamptz)
          and minute >= date_trunc('hour', ${before}::timestamptz) - interval '2 days'
        returning *
      )
      insert into health
      select environment, remote, version, salt, date_trunc('hour', minute),
        sum(renders), sum(failed_renders), sum(visits), sum(failed_visits)
      from minutes
      group by environment, remote, version, salt, date_trunc('hour', minute)
    `.execute(transaction);
    await transaction
      .deleteFrom('health')
      .where('minute', '<', new Date(now - FORGOTTEN_MILLISECONDS))
      .execute();
  });
}
