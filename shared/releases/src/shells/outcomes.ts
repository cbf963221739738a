import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { addHealth, growthOf, healthCounts } from '../health/store-health.ts';
import { oneLine } from '../http/parameters.ts';
import { hasFailed } from '../rules/failed-candidate.ts';
import type { Outcome, OutcomeFailure, PageCounts, ReportedOutcome } from './outcome-schemas.ts';

const MAX_FAILURES = 5;
const MAX_OUTCOMES = 200;
/** Age at which counts are deleted. */
const FORGOTTEN_MILLISECONDS = 90 * 24 * 60 * 60 * 1000;

/** Stores the counts of a shell's process since its start; idempotent. */
export async function storeOutcomes(
  database: Database,
  environment: string,
  run: string,
  outcomes: readonly ReportedOutcome[],
): Promise<void> {
  if (outcomes.length === 0) return;
  await database.transaction().execute(async (transaction) => {
    // Serialises repeated reports: growth is computed from the stored counts.
    await sql`select pg_advisory_xact_lock(hashtextextended(${run}, 0))`.execute(transaction);
    await storeGrowth(transaction, environment, run, outcomes);
    await storeCounts(transaction, environment, run, outcomes);
  });
}

/** Adds the growth of a process's counts to the current minute. */
async function storeGrowth(
  database: Database,
  environment: string,
  run: string,
  outcomes: readonly ReportedOutcome[],
): Promise<void> {
  const stored = await database
    .selectFrom('outcome')
    .selectAll()
    .where('environment', '=', environment)
    .where('run', '=', run)
    .execute();
  for (const outcome of outcomes) {
    const { remote, version, salt } = outcome;
    const before = stored.find(
      (each) => each.remote === remote && each.version === version && each.salt === salt,
    );
    const counted =
      before &&
      healthCounts({
        ...{ ...before, failedVisits: before.failed_visits },
        vitals: before.vitals as ReportedOutcome['vitals'],
      });
    await addHealth(
      database,
      { environment, remote, version, salt },
      growthOf(healthCounts(outcome), counted),
    );
  }
}

async function storeCounts(
  database: Database,
  environment: string,
  run: string,
  outcomes: readonly ReportedOutcome[],
): Promise<void> {
  const now = new Date();
  const rows = outcomes.map(
    ({ browserFailures, visits = 0, failedVisits = 0, vitals, pages, cohorts, failures, ...outcome }) => ({
      ...outcome,
      ...{ environment, run, last_at: now, browser_failures: browserFailures },
      ...{ visits, failed_visits: failedVisits, vitals: JSON.stringify(vitals ?? {}) },
      pages: JSON.stringify(pages ?? {}),
      cohorts: JSON.stringify(cohorts ?? { percent: 0, seen: 0 }),
      failures: JSON.stringify(failures.map((each) => ({ ...each, message: oneLine(each.message) }))),
    }),
  );
  await database
    .insertInto('outcome')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['environment', 'remote', 'version', 'salt', 'run']).doUpdateSet(({ ref }) => ({
        renders: ref('excluded.renders'),
        fallbacks: ref('excluded.fallbacks'),
        errors: ref('excluded.errors'),
        crashes: ref('excluded.crashes'),
        browser_failures: ref('excluded.browser_failures'),
        visits: ref('excluded.visits'),
        failed_visits: ref('excluded.failed_visits'),
        vitals: ref('excluded.vitals'),
        pages: ref('excluded.pages'),
        cohorts: ref('excluded.cohorts'),
        failures: ref('excluded.failures'),
        last_at: ref('excluded.last_at'),
      })),
    )
    .execute();
  await database
    .deleteFrom('outcome')
    .where('last_at', '<', new Date(now.getTime() - FORGOTTEN_MILLISECONDS))
    .execute();
}

interface OutcomesOf {
  environment?: string;
  remote?: string;
  version?: string;
}

/** Returns the outcomes of rollouts over all shells, latest rollout first. */
export async function listOutcomes(database: Database, of: OutcomesOf): Promise<Outcome[]> {
  let query = database
    .selectFrom('outcome')
    .select(({ fn }) => [
      'environment',
      'remote',
      'version',
      'salt',
      ...(['renders', 'fallbacks', 'errors', 'crashes'] as const).map((count) =>
        fn.sum<string>(count).as(count),
      ),
      fn.sum<string>('browser_failures').as('browserFailures'),
      sql<OutcomeFailure[][]>`jsonb_agg(failures order by first_at)`.as('failures'),
      sql<Record<string, PageCounts>[]>`jsonb_agg(pages)`.as('pages'),
      fn.min('first_at').as('firstAt'),
      fn.max('last_at').as('lastAt'),
    ])
    .groupBy(['environment', 'remote', 'version', 'salt']);
  for (const column of ['environment', 'remote', 'version'] as const) {
    const value = of[column];
    if (value !== undefined) query = query.where(column, '=', value);
  }
  const rows = await query.orderBy('firstAt', 'desc').limit(MAX_OUTCOMES).execute();
  return rows.map(({ failures, pages, firstAt, lastAt, environment, remote, version, salt, ...sums }) => {
    const counts = {
      renders: Number(sums.renders),
      fallbacks: Number(sums.fallbacks),
      errors: Number(sums.errors),
      crashes: Number(sums.crashes),
      browserFailures: Number(sums.browserFailures),
    };
    return {
      ...{ environment, remote, version, salt },
      ...counts,
      pages: sumOfPages(pages),
      hasFailed: hasFailed(counts),
      failures: failures.flat().slice(0, MAX_FAILURES),
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
    };
  });
}

/** Returns the counts of all shells by page, most failures first. */
function sumOfPages(shells: readonly Record<string, PageCounts>[]): Outcome['pages'] {
  const sums = new Map<string, PageCounts>();
  for (const [path, { renders, failed }] of shells.flatMap((pages) => Object.entries(pages))) {
    const sum = sums.get(path) ?? { renders: 0, failed: 0 };
    sums.set(path, { renders: sum.renders + renders, failed: sum.failed + failed });
  }
  return [...sums]
    .map(([path, counts]) => ({ path, ...counts }))
    .sort((one, other) => other.failed - one.failed || other.renders - one.renders);
}
