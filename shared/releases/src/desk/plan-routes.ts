import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app.ts';
import { requireMove, requirePlanChange } from '../environments/require-move.ts';
import { oneLine } from '../http/parameters.ts';
import { advancePlans } from '../plans/advance-plans.ts';
import { PLAN_ACTIONS, changePlan } from '../plans/change-plan.ts';
import { ChangeRequest, StartRequest } from '../plans/schemas.ts';
import { startPlan } from '../plans/start-plan.ts';
import { currentDocument } from '../documents/document-store.ts';
import { RegistryError, refused } from '../registry-error.ts';
import type { LinkedMove } from '../rules/linked.ts';
import type { DeskContext } from './context.ts';
import { Form, invalidForm } from './forms.ts';
import { revisionOfForm, sentBy } from './move-form.ts';
import type { Fields } from './move-form.ts';
import { readEnvironmentFacts } from './read-releases.ts';
import { refusalOf } from './refusals.ts';
import { RolloutParams, rolloutView } from './rollout-routes.ts';

interface Target {
  environment: string;
  remote: string;
}

/** Routes of the forms of a rollout's plan: start, approve, pause, resume, skip. */
export async function planRoutes(app: App, context: DeskContext): Promise<void> {
  const { database, send } = context;
  const schema = { params: RolloutParams, body: Form };

  app.post('/desk/:environment/:remote/plan', { schema }, async (request, reply) => {
    const { environment, remote } = request.params;
    const fields = request.body;
    const revision = (await currentDocument(database, environment))?.revision ?? 0;
    try {
      await obey(context, request, request.params, fields);
      const now = (await currentDocument(database, environment))?.revision ?? 0;
      return await reply.redirect(
        `/desk/${environment}/${remote}${now === revision ? '' : `?moved=${now}`}`,
        303,
      );
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      const facts = await readEnvironmentFacts(database, environment);
      const decidedAt = Number(fields['revision'] ?? revision);
      const sent = sentBy(fields);
      const refusal = refusalOf(request, {
        error,
        environment,
        sent,
        moves: facts.moves,
        revision: decidedAt,
      });
      const view = await rolloutView(database, request, facts, remote);
      // Only forms of moves can ask for consent.
      return send(request, reply.code(error.status), { ...view, refusal: { ...refusal, agreement: null } });
    }
  });
}

/** Executes a form's action like the API. */
async function obey(
  context: DeskContext,
  request: FastifyRequest,
  { environment, remote }: Target,
  fields: Fields,
): Promise<void> {
  const reason = oneLine(fields['reason'] ?? '');
  if (reason === '') throw refused('reason-missing', 'This has no reason.');
  if (fields['action'] === 'start-plan') {
    const actor = request.requireRight({ to: 'move', environment, remote, action: 'start' });
    const expectedRevision = revisionOfForm(fields);
    const { version = '', plan = '' } = fields;
    if (!request.validateInput({ version, plan, reason }, StartRequest)) throw unclear();
    const order = { environment, remote, version, linked: [], plan: plan.trim(), reason, replace: false };
    const permit = (linked: LinkedMove) => void requireMove(request, environment, linked);
    await startPlan(context, actor, { ...order, expectedRevision, permit });
    return;
  }
  const action = PLAN_ACTIONS.find((each) => fields['action'] === `${each}-plan`);
  const step = Number(fields['step']);
  if (!action || !request.validateInput({ action, step, reason }, ChangeRequest)) throw unclear();
  const actor = requirePlanChange(request, environment, remote, action);
  await changePlan(context.database, actor, { environment, remote, action, step, reason });
  await advancePlans(context, environment);
}

function unclear(): RegistryError {
  return invalidForm(
    'This form does not say what to do.',
    'Choose a version of the list; a plan has 400 characters at most, a reason 500.',
  );
}
