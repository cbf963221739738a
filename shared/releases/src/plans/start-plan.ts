import { writeAudit } from '../audit/audit.ts';
import type { MoveContext, MoveOrder } from '../environments/make-move.ts';
import { makeMove } from '../environments/make-move.ts';
import type { Actor } from '../identity/roles.ts';
import type { LinkedCandidate } from '../rules/linked.ts';
import { stepsOf } from './steps.ts';

export interface PlanOrder {
  environment: string;
  remote: string;
  version: string;
  /** Linked versions of other remotes. */
  linked: readonly LinkedCandidate[];
  /** Name or steps of a plan. */
  plan: string;
  reason: string;
  /** Consents to replacing another candidate. */
  replace: boolean;
  /** Revision on which the request is based. */
  expectedRevision: number;
  permit: NonNullable<MoveOrder['permit']>;
}

/**
 * Starts a plan with its first step, replacing the remote's plan; the registry takes the other steps.
 * @throws RegistryError for an invalid plan, or if a rule refuses the step.
 */
export async function startPlan(context: MoveContext, actor: Actor, order: PlanOrder): Promise<void> {
  const { environment, remote, version, linked, plan, reason, replace, expectedRevision, permit } = order;
  const steps = stepsOf(plan);
  const percent = steps[0]?.percent ?? 0;
  await makeMove(context, {
    ...{ environment, actor: actor.name, expectedRevision, permit },
    request: {
      ...{ action: 'start', remote, version, percent, reason, replace },
      ...(linked.length > 0 && { with: [...linked] }),
    },
    alongside: async (transaction, { remotes }) => {
      const values = {
        ...{ version, salt: remotes[remote]?.salt ?? '', steps: JSON.stringify(steps), step: 0, reason },
        ...{ since: new Date(), seen_before: 0, marks: '{}', refusal: null },
        ...{ started_by: actor.name, starter: actor.person ?? null },
      };
      await transaction
        .insertInto('plan')
        .values({ environment, remote, ...values })
        .onConflict((conflict) => conflict.columns(['environment', 'remote']).doUpdateSet(values))
        .execute();
      await writeAudit(transaction, {
        ...{ actor: actor.name, action: 'start-plan', target: `${environment}/${remote}`, reason },
        after: { version, steps },
      });
    },
  });
}
