import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Static } from 'typebox';
import type { App } from '../http/app.ts';
import { acceptArchives } from './archive/accept-archives.ts';
import { REFUSALS } from '../http/errors.ts';
import { digestOfColumn } from '../store/digest.ts';
import { checkVersion, publishVersion } from './publish-version.ts';
import type { PublishContext, Upload } from './publish-version.ts';
import { Checked, PublishQuery, Published, RemoteParameters } from './schemas.ts';
import type { Actor } from '../identity/roles.ts';

/** Request body of an archive: a stream, described by the schema but not validated. */
const ARCHIVE = {
  tags: ['versions'],
  consumes: ['application/gzip'],
  params: RemoteParameters,
  querystring: PublishQuery,
  body: Type.Any({ description: 'The archive, a .tgz' }),
};
const publishSchema = {
  ...ARCHIVE,
  operationId: 'publishVersion',
  summary: 'Publishes a version: the archive of a built remote (remote.json, client/, server/)',
  response: { 200: Published, 201: Published, ...REFUSALS },
};
const checkSchema = {
  ...ARCHIVE,
  operationId: 'checkVersion',
  summary:
    'Asks every rule about the archive of a built remote, renders its samples, and keeps nothing of it',
  response: { 200: Checked, ...REFUSALS },
};

/** Routes that publish the archive of a build, or check it. */
export async function publishRoutes(app: App, context: PublishContext): Promise<void> {
  acceptArchives(app);

  app.post('/v1/remotes/:name/versions', { schema: publishSchema }, async (request, reply) => {
    const actor = request.requireRight({ to: 'publish', remote: request.params.name });
    const { row, isNew } = await publishVersion(context, {
      ...uploadOf(request),
      publisher: { name: actor.name, provenance: provenanceOf(actor, request.headers) },
    });
    return reply.code(isNew ? 201 : 200).send({
      name: row.remote,
      version: row.number,
      digest: digestOfColumn(row.digest),
      state: row.state,
      gate: row.gate,
    });
  });

  app.post('/v1/remotes/:name/checks', { schema: checkSchema }, async (request) => {
    const { name: actor } = request.requireRight({ to: 'publish', remote: request.params.name });
    return checkVersion(context, { ...uploadOf(request), actor });
  });
}

interface ArchiveRoute {
  Params: Static<typeof RemoteParameters>;
  Querystring: Static<typeof PublishQuery>;
}

/** Returns the upload of a request, with the publisher's consents. */
function uploadOf(request: FastifyRequest<ArchiveRoute>): Omit<Upload, 'publisher'> {
  const { allowRemovals: removals = false, withoutShells = false, allowDirty: dirty = false } = request.query;
  const length = request.headers['content-length'];
  return {
    remote: request.params.name,
    body: request.raw,
    announcedBytes: length === undefined ? undefined : Number(length),
    agreed: { removals, withoutShells, dirty },
  };
}

const FIELDS = ['repository', 'commit', 'run', 'builder'] as const;
const MAX_LENGTH = 300;
/** Allowed values of the team's own test results. */
const TESTS = new Set(['passed', 'skipped', 'none']);

/**
 * Returns the provenance of a version: signed claims of a pipeline, or for other callers the headers `x-provenance-…`,
 * marked as unverified.
 */
function provenanceOf(actor: Actor, headers: IncomingHttpHeaders): Record<string, string> {
  // Claimed by the publisher, and attested by no identity provider.
  const tests = headers['x-provenance-tests'];
  const said: Record<string, string> = typeof tests === 'string' && TESTS.has(tests) ? { tests } : {};
  if (actor.kind === 'workload') return { ...actor.claims, ...said, proven: 'true' };
  const claimed = FIELDS.flatMap((field) => {
    const value = headers[`x-provenance-${field}`];
    return typeof value === 'string' && value !== '' ? [[field, value.slice(0, MAX_LENGTH)] as const] : [];
  });
  return { ...Object.fromEntries(claimed), ...said, proven: 'false' };
}
