import Type from 'typebox';
import type { Release, RolloutView, Sent } from '@careers/desk/views';
import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app.ts';
import type { Database } from '../database/schema.ts';
import { makeMove } from '../environments/make-move.ts';
import { requireMove } from '../environments/require-move.ts';
import { Environment, RemoteName } from '../http/parameters.ts';
import { rolloutCourse } from '../health/rollout-course.ts';
import { minutesOf } from '../health/rollout-health.ts';
import { RegistryError } from '../registry-error.ts';
import { NAMED_PLANS } from '../plans/steps.ts';
import type { DeskContext } from './context.ts';
import { Form } from './forms.ts';
import { moveOf, revisionOfForm, sentBy } from './move-form.ts';
import { readEnvironmentFacts, readRelease } from './read-releases.ts';
import type { EnvironmentFacts } from './read-releases.ts';
import { reachOf } from './reach.ts';
import { refusalOf } from './refusals.ts';

export const RolloutParams = Type.Object({ ...Environment.properties, remote: RemoteName });
const Moved = Type.Object({ moved: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })) });
const MAX_VERSIONS = 30;

/** Routes of a remote in an environment: its release, and the forms that move it. */
export async function rolloutRoutes(app: App, context: DeskContext): Promise<void> {
  const { database, send } = context;
  const path = '/desk/:environment/:remote';

  app.get(path, { schema: { params: RolloutParams, querystring: Moved } }, async (request, reply) => {
    request.requireRight({ to: 'read' });
    const { environment, remote } = request.params;
    const facts = await readEnvironmentFacts(database, environment);
    const view = await rolloutView(database, request, facts, remote);
    const moved = facts.moves.find(({ revision }) => revision === request.query.moved) ?? null;
    return send(request, reply, { ...view, moved });
  });

  app.get(`${path}/rollback`, { schema: { params: RolloutParams } }, async (request, reply) => {
    const { environment, remote } = request.params;
    request.requireRight({ to: 'move', environment, remote, action: 'rollback' });
    const facts = await readEnvironmentFacts(database, environment);
    const release = await readRelease(database, request, facts, remote);
    if (release.candidate === null && release.fallback.length === 0)
      throw new RegistryError(
        422,
        'impossible-move',
        `${remote} has no version in ${environment} to go back to.`,
        'Release another version there.',
      );
    return send(request, reply, { kind: 'rollback', release, refusal: null });
  });

  app.post(`${path}/moves`, { schema: { params: RolloutParams, body: Form } }, async (request, reply) => {
    const { environment, remote } = request.params;
    const fields = request.body;
    const expectedRevision = revisionOfForm(fields);
    try {
      const move = moveOf(request, fields, remote);
      const { name: actor } = requireMove(request, environment, move);
      const { revision } = await makeMove(context, {
        ...{ environment, actor, request: move, expectedRevision },
        permit: (linked) => void requireMove(request, environment, linked),
      });
      return reply.redirect(`/desk/${environment}/${remote}?moved=${revision}`, 303);
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      const facts = await readEnvironmentFacts(database, environment);
      const refusal = refusalOf(request, {
        ...{ error, environment, moves: facts.moves, revision: expectedRevision },
        sent: sentBy(fields),
      });
      reply.code(error.status);
      const release = await readRelease(database, request, facts, remote);
      if (fields['action'] === 'rollback' && isSameWayBack(release, refusal.sent))
        return send(request, reply, { kind: 'rollback', release, refusal });
      return send(request, reply, { ...(await rolloutView(database, request, facts, remote)), refusal });
    }
  });
}

/** Returns true if the way back still leads from a candidate, or to that version: it is then asked for again. */
function isSameWayBack({ candidate, fallback }: Release, { version }: Sent): boolean {
  return version === '' ? candidate !== null : candidate === null && fallback.includes(version);
}

/** Returns the page of a remote in an environment. */
export async function rolloutView(
  database: Database,
  request: FastifyRequest,
  facts: EnvironmentFacts,
  remote: string,
): Promise<RolloutView> {
  const { body } = facts.current;
  const reach = await reachOf(database, facts.row.name, body, remote);
  const release = await readRelease(database, request, facts, remote);
  const ready = await database
    .selectFrom('version')
    .select('number')
    .where('remote', '=', remote)
    .where('state', '=', 'ready')
    .orderBy('published_at', 'desc')
    .limit(MAX_VERSIONS)
    .execute();
  // The first one is preselected in forms: the one that halted itself comes last.
  const versions = ready
    .map(({ number }) => number)
    .filter((number) => number !== release.stable)
    .sort((one, other) => Number(one === release.halted) - Number(other === release.halted));
  const plans = Object.entries(NAMED_PLANS).map(([name, text]) => ({ name, text }));
  const course = await courseOf(database, facts, release);
  return { kind: 'rollout', release, versions, plans, moved: null, refusal: null, course, reach };
}

async function courseOf(
  database: Database,
  { row: { name: environment }, current }: EnvironmentFacts,
  { remote, candidate: given, halted, lastMove }: Release,
): Promise<RolloutView['course']> {
  const { stable: released, salt } = current.body.remotes[remote] ?? {};
  const candidate = given ?? halted;
  if (candidate === null || released === undefined || salt === undefined) return [];
  const minutes = await minutesOf(database, { environment, remote, salt, candidate, released });
  // The released version is counted on after the halt, which is not what the halt was decided by.
  const end = halted === null ? Infinity : Date.parse(lastMove?.time ?? '');
  return rolloutCourse(minutes.filter(({ at }) => at.getTime() <= end));
}
