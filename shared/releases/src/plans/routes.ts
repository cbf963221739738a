import type { App } from '../http/app.ts';
import { requireEnvironment } from '../environments/environment-store.ts';
import type { MoveContext } from '../environments/make-move.ts';
import { requireMove, requirePlanChange } from '../environments/require-move.ts';
import { oneLine, requireIfMatch } from '../http/parameters.ts';
import { advancePlans } from './advance-plans.ts';
import { changePlan } from './change-plan.ts';
import { describePlan, planOf } from './describe-plan.ts';
import { readPlans } from './read-plans.ts';
import * as schemas from './schemas.ts';
import { startPlan } from './start-plan.ts';
import { DEFAULT_PLAN, NAMED_PLANS, stepsOf } from './steps.ts';

/** Routes of plans: rollouts that advance automatically, step by step. */
export async function planRoutes(app: App, context: MoveContext): Promise<void> {
  const { database } = context;

  app.get('/plans', { schema: schemas.listNamedPlans }, async (request) => {
    request.requireRight({ to: 'read' });
    return Object.entries(NAMED_PLANS).map(([name, text]) => ({ name, text, steps: stepsOf(text) }));
  });

  app.get('/environments/:environment/plans', { schema: schemas.listPlans }, async (request) => {
    request.requireRight({ to: 'read' });
    const { name } = await requireEnvironment(database, request.params.environment);
    return (await readPlans(database, name)).map(describePlan);
  });

  app.put('/environments/:environment/plans/:remote', { schema: schemas.startPlan }, async (request) => {
    const { environment, remote } = request.params;
    const actor = request.requireRight({ to: 'move', environment, remote, action: 'start' });
    const { version, with: linked = [], plan = DEFAULT_PLAN, replace = false, reason } = request.body;
    await startPlan(context, actor, {
      ...{ environment, remote, version, linked, plan, replace },
      permit: (move) => void requireMove(request, environment, move),
      reason: oneLine(reason),
      expectedRevision: requireIfMatch(request.headers['if-match']),
    });
    return { plan: await planOf(database, environment, remote) };
  });

  app.post(
    '/environments/:environment/plans/:remote/actions',
    { schema: schemas.changePlan },
    async (request) => {
      const { environment, remote } = request.params;
      const { action, step, reason } = request.body;
      const actor = requirePlanChange(request, environment, remote, action);
      await changePlan(database, actor, { environment, remote, action, step, reason: oneLine(reason) });
      await advancePlans(context, environment);
      return { plan: await planOf(database, environment, remote) };
    },
  );
}
