import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { COUNTS, METRICS, MIN_UNITS, countsBy } from './metrics.ts';
import type { MinuteCounts } from './metrics.ts';
import type { ArmCounts } from './evidence.ts';
import type { Arms } from './rollout-health.ts';

/** Moments at which a rollout is told: a screen shows no more of them apart. */
const MAX_POINTS = 30;

/** A metric over the time of a rollout: counts from its begin until each moment. */
export interface MetricCourse {
  metric: string;
  isEnough: boolean;
  points: { until: string; candidate: ArmCounts; released: ArmCounts }[];
}

/** Returns how both versions of a rollout have done so far, at most `MAX_POINTS` times; only metrics that were counted. */
export async function rolloutCourse(database: Database, arms: Arms): Promise<MetricCourse[]> {
  const steps = Map.groupBy(await countsByStep(database, arms), ({ step }) => step);
  const so = { candidate: countsBy(() => 0), released: countsBy(() => 0) };
  const moments = [...steps.values()].map((rows) => {
    for (const row of rows) {
      const arm = row.version === arms.candidate ? 'candidate' : 'released';
      const before = so[arm];
      so[arm] = countsBy((count) => before[count] + row[count]);
    }
    const until = new Date(Math.max(...rows.map((row) => row.until.getTime()))).toISOString();
    return { until, ...so };
  });
  const courses = METRICS.map(({ name: metric, countsOf }) => {
    const points = moments.map(({ until, candidate, released }) => ({
      until,
      candidate: countsOf(candidate),
      released: countsOf(released),
    }));
    return { metric, points, isEnough: (points.at(-1)?.candidate.units ?? 0) >= MIN_UNITS };
  });
  return courses.filter(({ points }) =>
    points.some(({ candidate, released }) => candidate.units + released.units > 0),
  );
}

interface StepCounts extends MinuteCounts {
  version: string;
  step: number;
  until: Date;
}

/** Returns the counts of each version in equal steps of time, the earliest first; the database sums them. */
async function countsByStep(
  database: Database,
  { environment, remote, salt, candidate, released }: Arms,
): Promise<StepCounts[]> {
  const sums = sql.join(COUNTS.map((count) => sql`sum(${sql.ref(count)})::float8 as ${sql.ref(count)}`));
  const { rows } = await sql<StepCounts>`
    with seen as (
      select health.*, extract(epoch from minute - min(minute) over ()) as age,
        extract(epoch from max(minute) over () - min(minute) over ()) + 60 as span
      from health
      where environment = ${environment} and remote = ${remote} and salt = ${salt}
        and version in (${candidate}, ${released})
    )
    select version, floor(age * ${MAX_POINTS} / span)::int as step, max(minute) as until,
      ${sums}
    from seen
    group by version, step
    order by step
  `.execute(database);
  return rows;
}
