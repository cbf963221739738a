import type { RemoteRelease } from '@careers/contract';
import Type from 'typebox';
import type { App } from '../http/app.ts';
import type { Database } from '../database/schema.ts';
import { currentDocument } from '../documents/document-store.ts';
import { requireEnvironment } from '../environments/environment-store.ts';
import { haltWorse } from '../health/halt-worse.ts';
import { makeMove } from '../environments/make-move.ts';
import type { MoveContext } from '../environments/make-move.ts';
import { advancePlans } from '../plans/advance-plans.ts';
import { REFUSALS } from '../http/errors.ts';
import { Environment, RemoteName, oneLine } from '../http/parameters.ts';
import { RegistryError } from '../registry-error.ts';
import { withStacks } from '../source-maps/mapped-stack.ts';
import { Outcome } from './outcome-schemas.ts';
import { listOutcomes } from './outcomes.ts';
import { ShellReport, ShellState, reportShell, reportedShells, retireShell } from './shells.ts';

const Instance = Type.Object({ instance: Type.String({ pattern: '^[\\w.:@-]{1,120}$' }) });
const OfEnvironment = Type.Pick(ShellState, ['environment']);
const OutcomesQuery = Type.Object({
  environment: Type.Optional(Environment.properties.environment),
  remote: Type.Optional(RemoteName),
  version: Type.Optional(Type.String({ maxLength: 80 })),
});
const tags = ['shells'];

/** Routes of shells: receives their reports, and rolls back a version that one of them has disabled. */
export async function shellRoutes(app: App, context: MoveContext): Promise<void> {
  const { database } = context;

  app.put(
    '/shells/:instance',
    {
      schema: {
        operationId: 'reportShell',
        tags,
        summary: 'Reports the state of a running shell, every ten seconds and after a change',
        params: Instance,
        body: ShellState,
        response: { 204: Type.Null(), ...REFUSALS },
      },
    },
    async (request, reply) => {
      const { body, params } = request;
      const { environment, disabled } = body;
      const { name: reporter } = request.requireRight({ to: 'follow', environment });
      await requireEnvironment(database, environment);
      await reportShell(database, { ...params, reporter }, body);
      for (const version of disabled) await rollBackDisabled(context, environment, params.instance, version);
      await haltWorse(context, environment);
      await advancePlans(context, environment);
      return reply.code(204).send();
    },
  );

  app.delete(
    '/shells/:instance',
    {
      schema: {
        operationId: 'retireShell',
        tags,
        summary: 'Deregisters a shell that exits',
        params: Instance,
        querystring: OfEnvironment,
        response: { 204: Type.Null(), ...REFUSALS },
      },
    },
    async (request, reply) => {
      const { environment } = request.query;
      const { name: reporter } = request.requireRight({ to: 'follow', environment });
      await retireShell(database, { ...request.params, reporter }, environment);
      return reply.code(204).send();
    },
  );

  listRoute(app, database);
  outcomesRoute(app, database);
}

function outcomesRoute(app: App, database: Database): void {
  app.get(
    '/outcomes',
    {
      schema: {
        operationId: 'listOutcomes',
        tags,
        summary: 'Outcomes of versions served by shells, latest rollout first',
        querystring: OutcomesQuery,
        response: { 200: Type.Array(Outcome), ...REFUSALS },
      },
    },
    async (request) => {
      request.requireRight({ to: 'read' });
      return withStacks(database, await listOutcomes(database, request.query));
    },
  );
}

function listRoute(app: App, database: Database): void {
  app.get(
    '/environments/:environment/shells',
    {
      schema: {
        operationId: 'listShells',
        tags,
        summary: 'Shells that follow an environment',
        params: Environment,
        response: { 200: Type.Array(ShellReport), ...REFUSALS },
      },
    },
    async (request) => {
      request.requireRight({ to: 'read' });
      const { name } = await requireEnvironment(database, request.params.environment);
      return reportedShells(database, name);
    },
  );
}

/**
 * Rolls back a version that a shell has disabled: halts a candidate, replaces a released version by the previous one.
 * Idempotent for concurrent reports.
 */
async function rollBackDisabled(
  context: MoveContext,
  environment: string,
  instance: string,
  { remote, version, reason, salt }: ShellState['disabled'][number],
): Promise<void> {
  const current = await currentDocument(context.database, environment);
  const release = current?.body.remotes[remote];
  if (!current || !release || release.salt !== (salt ?? release.salt)) return;
  const words = { remote, reason: oneLine(reason) || 'A shell has disabled it.' };
  const request = wayBack(release, version);
  if (!request) return;
  await makeMove(context, {
    environment,
    actor: `shell ${instance}`,
    request: { ...request, ...words },
    expectedRevision: current.revision,
  }).catch((error: unknown) => {
    // A concurrent move: the shell reports again in ten seconds while it is still served.
    if (!(error instanceof RegistryError) || error.rule !== 'revision-moved') throw error;
  });
}

function wayBack({ candidate, stable, fallback: [before] }: RemoteRelease, version: string) {
  if (candidate === version) return { action: 'halt', version } as const;
  if (stable === version && before !== undefined) return { action: 'rollback', version: before } as const;
  return null;
}
