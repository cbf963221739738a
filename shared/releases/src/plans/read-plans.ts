import type { Selectable } from 'kysely';
import type { ReleaseDocument } from '@careers/contract';
import { REHEARSAL_CHECK } from '../checks/built-in-checks.ts';
import { checksOf } from '../checks/check-store.ts';
import type { Database, Tables } from '../database/schema.ts';
import { currentDocument } from '../documents/document-store.ts';
import { requireEnvironment } from '../environments/environment-store.ts';
import { checksIn } from '../environments/required-checks.ts';
import { rolloutsHealth } from '../health/rollout-health.ts';
import type { RolloutHealth } from '../health/schemas.ts';
import { linkedWith } from '../rules/linked.ts';
import type { LinkedCandidate } from '../rules/linked.ts';
import { isPassed } from '../rules/unmet-checks.ts';
import { nextStep } from './next-step.ts';
import type { NextStep, PlanFacts } from './next-step.ts';

export type PlanRow = Selectable<Tables['plan']>;

/** A running plan, with its conditions. */
export interface RunningPlan {
  row: PlanRow;
  /** Revision at the time of reading. */
  revision: number;
  /** Loads of the candidate in this rollout. */
  seen: number;
  facts: PlanFacts;
  next: NextStep;
}

/** Returns the plans of an environment, by remote. */
export async function readPlans(
  database: Database,
  environment: string,
  now = new Date(),
): Promise<RunningPlan[]> {
  const rows = await database
    .selectFrom('plan')
    .selectAll()
    .where('environment', '=', environment)
    .orderBy('remote')
    .execute();
  const current = rows.length > 0 ? await currentDocument(database, environment) : undefined;
  if (!current) return [];
  const { frozen } = await requireEnvironment(database, environment);
  const healths = await rolloutsHealth(database, environment, current.body);
  const plans = await Promise.all(
    rows.map(async (row): Promise<RunningPlan | null> => {
      const { remote, version } = row;
      const together = [{ remote, version }, ...linkedWith(current.body.remotes, remote)];
      const seenOf = together.map((each) => healths.find((health) => health.remote === each.remote));
      const seen = Math.min(...seenOf.map(loadsOf));
      const evidence = seenOf.flatMap((health) => (health ? [health.evidence] : []));
      const rehearsals = await Promise.all(together.map((each) => rehearsalOf(database, environment, each)));
      const facts: PlanFacts = {
        now,
        seen: Math.max(0, seen - row.seen_before),
        evidence: evidence.length > 0 ? Math.max(...evidence) : null,
        isUnequal: seenOf.some((health) => health?.share.isUnequal),
        rehearsal: rehearsals.find((conclusion) => !isPassed(conclusion)) ?? 'passed',
        held: frozen ?? pinOf(together, current.body.remotes),
      };
      const next = nextStep(row, facts);
      return next && { row, revision: current.revision, seen, facts, next };
    }),
  );
  return plans.filter((plan) => plan !== null);
}

/** Returns the larger count of loads: cached pages are not rendered. */
function loadsOf(health: RolloutHealth | undefined): number {
  return Math.max(0, ...(health?.metrics.map(({ candidate }) => candidate.units) ?? []));
}

function pinOf(together: readonly LinkedCandidate[], remotes: ReleaseDocument['remotes']): string | null {
  return together.flatMap(({ remote }) => remotes[remote]?.pinned ?? [])[0] ?? null;
}

async function rehearsalOf(
  database: Database,
  environment: string,
  { remote, version }: LinkedCandidate,
): Promise<PlanFacts['rehearsal']> {
  const checks = checksIn(environment, await checksOf(database, { remote, number: version }));
  return checks.find(({ name }) => name === REHEARSAL_CHECK)?.conclusion ?? 'missing';
}
