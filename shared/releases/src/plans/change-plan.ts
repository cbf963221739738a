import { writeAudit } from '../audit/audit.ts';
import type { Database } from '../database/schema.ts';
import { lockEnvironment } from '../environments/environment-store.ts';
import type { Actor } from '../identity/roles.ts';
import { refused } from '../registry-error.ts';
import type { Marks } from './next-step.ts';
import { readPlans } from './read-plans.ts';
import type { RunningPlan } from './read-plans.ts';

export const PLAN_ACTIONS = ['pause', 'resume', 'skip', 'approve'] as const;
export type PlanAction = (typeof PLAN_ACTIONS)[number];

export interface PlanChange {
  environment: string;
  remote: string;
  action: PlanAction;
  /** Current step on which the request is based, from 1. */
  step: number;
  reason: string;
}

/**
 * Pauses or resumes a plan, skips its bake time, or approves its next step.
 * @throws RegistryError for an unknown plan,
 * an outdated step, or an approver who may not approve.
 */
export function changePlan(database: Database, actor: Actor, change: PlanChange): Promise<void> {
  const { environment, remote, action, reason } = change;
  return database.transaction().execute(async (transaction) => {
    await lockEnvironment(transaction, environment);
    const plan = (await readPlans(transaction, environment)).find(({ row }) => row.remote === remote);
    if (!plan) throw refused('plan-unknown', `${remote} has no plan in ${environment}.`);
    if (plan.row.step + 1 !== change.step)
      throw refused(
        'plan-moved',
        `The plan of ${remote} is at step ${plan.row.step + 1}, not ${change.step}.`,
      );
    if (action === 'approve') refuseApproval(plan, actor);
    const marks = marked(plan.row.marks, action, { by: actor.name, why: reason });
    await transaction
      .updateTable('plan')
      .set({ marks: JSON.stringify(marks), refusal: null })
      .where('environment', '=', environment)
      .where('remote', '=', remote)
      .execute();
    await writeAudit(transaction, {
      ...{ actor: actor.name, action: `${action}-plan`, target: `${environment}/${remote}`, reason },
      after: { step: change.step, percent: plan.row.steps[plan.row.step]?.percent },
    });
  });
}

function marked({ paused, ...marks }: Marks, action: PlanAction, mark: NonNullable<Marks['paused']>): Marks {
  switch (action) {
    case 'pause':
      return { ...marks, paused: mark };
    case 'resume':
      return marks;
    case 'skip':
      return { ...marks, ...(paused && { paused }), skipped: mark };
    case 'approve':
      return { ...marks, approved: mark };
  }
}

function refuseApproval({ row, next }: RunningPlan, { name, person }: Actor): void {
  if (person === undefined)
    throw refused('approver-no-person', `${name} is not a person: a second person must approve.`);
  if (row.starter === person)
    throw refused('approver-is-starter', `${name} started this plan: a second person must approve.`);
  if (next.state !== 'waiting')
    throw refused('plan-not-waiting', `The plan of ${row.remote} waits for no approval now.`);
}
