import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app.ts';
import { requireCurrent } from '../documents/document-store.ts';
import type { Actor } from '../identity/roles.ts';
import { oneLine, requireIfMatch, tagOf } from '../http/parameters.ts';
import { reportedShells } from '../shells/shells.ts';
import {
  freeze,
  listEnvironments,
  planFreeze,
  requireChecks,
  requireEnvironment,
} from './environment-store.ts';
import type { EnvironmentRow } from './environment-store.ts';
import { makeMove } from './make-move.ts';
import type { MoveContext } from './make-move.ts';
import { plannedFreeze } from './planned-freezes.ts';
import type { LinkedMove } from '../rules/linked.ts';
import { requireMove } from './require-move.ts';
import * as schemas from './schemas.ts';

export async function environmentRoutes(app: App, context: MoveContext): Promise<void> {
  const { database } = context;
  const whole = async (environment: EnvironmentRow) => {
    const { revision, body: document } = await requireCurrent(database, environment.name);
    const { required_checks: requiredChecks, planned_freezes: plannedFreezes, ...row } = environment;
    return { ...row, requiredChecks, plannedFreezes, revision, document };
  };

  app.get('/environments', { schema: schemas.listEnvironments }, async (request) => {
    request.requireRight({ to: 'read' });
    return Promise.all((await listEnvironments(database)).map(whole));
  });

  app.get('/environments/:environment', { schema: schemas.getEnvironment }, async (request, reply) => {
    request.requireRight({ to: 'read' });
    const environment = await whole(await requireEnvironment(database, request.params.environment));
    void reply.header('etag', tagOf(environment.revision)).header('cache-control', 'private, no-cache');
    return { ...environment, shells: await reportedShells(database, environment.name) };
  });

  app.post('/environments/:environment/moves', { schema: schemas.move }, async (request, reply) => {
    const { environment } = request.params;
    const actor = requireMove(request, environment, request.body);
    const expectedRevision = requireIfMatch(request.headers['if-match']);
    const order = {
      environment,
      actor: actor.name,
      request: { ...request.body, reason: oneLine(request.body.reason) },
      expectedRevision,
      permit: (linked: LinkedMove) => void requireMove(request, environment, linked),
    };
    const document = await makeMove(context, order);
    void reply.header('etag', tagOf(document.revision));
    return { revision: document.revision, document };
  });

  app.put('/environments/:environment/freeze', { schema: schemas.freeze }, async (request) => {
    const { name: actor } = requireFreeze(request, request.params.environment);
    const reason = oneLine(request.body.reason);
    const { from, until } = request.body;
    if (from !== undefined || until !== undefined) {
      const planned = plannedFreeze({ from, until, reason, by: actor });
      return whole(await planFreeze(database, request.params.environment, planned));
    }
    return whole(await freeze(database, { name: request.params.environment, reason, actor }));
  });

  app.delete('/environments/:environment/freeze', { schema: schemas.unfreeze }, async (request) => {
    const { name: actor } = requireFreeze(request, request.params.environment);
    const { environment: name } = request.params;
    const { planned: isWithPlanned = false } = request.query;
    return whole(await freeze(database, { name, reason: null, actor, isWithPlanned }));
  });

  app.put(
    '/environments/:environment/required-checks',
    { schema: schemas.requireChecks },
    async (request) => {
      const { name: actor } = request.requireRight({ to: 'administer' });
      const { checks, reason } = request.body;
      const order = { name: request.params.environment, checks, reason: oneLine(reason), actor };
      return whole(await requireChecks(database, order));
    },
  );
}

function requireFreeze(request: FastifyRequest, environment: string): Actor {
  return request.requireRight({ to: 'move', environment, remote: '', action: 'freeze' });
}
