import type { RestoreView } from '@careers/desk/views';
import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app.ts';
import { requireCurrent, requireRevision } from '../documents/document-store.ts';
import { RevisionParams } from '../documents/schemas.ts';
import { givenVersions } from '../environments/given-versions.ts';
import { makeMove } from '../environments/make-move.ts';
import { requireMove } from '../environments/require-move.ts';
import { restore } from '../rules/moves.ts';
import { RegistryError } from '../registry-error.ts';
import { listOutcomes } from '../shells/outcomes.ts';
import type { Database } from '../database/schema.ts';
import type { DeskContext } from './context.ts';
import { Form } from './forms.ts';
import { HistoryQuery, historyView } from './history.ts';
import { moveOf, revisionOfForm, sentBy } from './move-form.ts';
import { recentMoves } from './recent-moves.ts';
import { refusalOf } from './refusals.ts';
import { releaseChanges } from './release-words.ts';
import { lackingOf } from './rights.ts';

/** Routes of the audit log, and of restoring a revision. */
export async function historyRoutes(app: App, context: DeskContext): Promise<void> {
  const { database, send } = context;
  const path = '/desk/:environment/revisions/:revision';

  app.get('/desk/history', { schema: { querystring: HistoryQuery } }, async (request, reply) => {
    request.requireRight({ to: 'read' });
    return send(request, reply, await historyView(database, request.query));
  });

  app.get(path, { schema: { params: RevisionParams } }, async (request, reply) => {
    request.requireRight({ to: 'read' });
    return send(request, reply, await restoreView(database, request, request.params));
  });

  app.post(path, { schema: { params: RevisionParams, body: Form } }, async (request, reply) => {
    const { environment, revision: earlier } = request.params;
    const fields = { ...request.body, action: 'restore' };
    const expectedRevision = revisionOfForm(request.body);
    try {
      const move = moveOf(request, { ...fields, revision: String(earlier) }, null);
      const { name: actor } = requireMove(request, environment, move);
      await makeMove(context, { environment, actor, request: move, expectedRevision });
      return reply.redirect(`/desk/history?${new URLSearchParams({ environment })}`, 303);
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      const view = await restoreView(database, request, request.params);
      const refusal = refusalOf(request, {
        ...{ error, environment, revision: expectedRevision, sent: sentBy(fields) },
        moves: await recentMoves(database, environment),
      });
      return send(request, reply.code(error.status), { ...view, refusal });
    }
  });
}

async function restoreView(
  database: Database,
  request: FastifyRequest,
  { environment, revision: earlier }: { environment: string; revision: number },
): Promise<RestoreView> {
  const { revision, body: now } = await requireCurrent(database, environment);
  const { body: then } = await requireRevision(database, environment, earlier);
  const lacking = lackingOf(request, { to: 'move', environment, remote: '', action: 'restore' });
  const after = restore(then)(now);
  const given = givenVersions(now.remotes, after.remotes, 'restore');
  const outcomes = await Promise.all(
    given.map((version) => listOutcomes(database, { environment, ...version })),
  );
  // Latest rollout first.
  const failed = given.filter((_version, index) => outcomes[index]?.[0]?.hasFailed);
  return {
    kind: 'restore',
    ...{ environment, revision, earlier, lacking, may: lacking === null, refusal: null },
    changes: releaseChanges(now.remotes, after.remotes).map((change) => ({
      ...change,
      failed: failed.filter(({ remote }) => remote === change.remote).map(({ version }) => version),
    })),
  };
}
