import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Static } from 'typebox';
import type { App } from '../http/app.ts';
import { REFUSALS } from '../http/errors.ts';
import { digestOfColumn } from '../store/digest.ts';
import { checkVersion, publishVersion } from './publish-version.ts';
import type { PublishContext, Upload } from './publish-version.ts';
import { Checked, PublishQuery, Published, RemoteParameters } from './schemas.ts';
import type { Actor } from '../identity/roles.ts';

/** `POST /v1/remotes/:name/versions`, whose body is the archive of a build. */
export async function publishRoute(app: App, context: PublishContext): Promise<void> {
  takeArchives(app);
  app.post(
    '/v1/remotes/:name/versions',
    {
      schema: {
        operationId: 'publishVersion',
        summary: 'Publishes a version: the archive of a built remote (remote.json, client/, server/)',
        tags: ['versions'],
        consumes: ['application/gzip'],
        params: RemoteParameters,
        querystring: PublishQuery,
        // A stream, of which the document only says what it holds.
        body: Type.Any({ description: 'The archive, a .tgz' }),
        response: { 200: Published, 201: Published, ...REFUSALS },
      },
    },
    async (request, reply) => {
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
    },
  );
}

/** A request whose body is the archive of a build. */
export interface ArchiveRoute {
  Params: Static<typeof RemoteParameters>;
  Querystring: Static<typeof PublishQuery>;
}

/** Has a route take an archive as it comes: it goes to a file only once it is known who sends it. */
export function takeArchives(app: App): void {
  app.addContentTypeParser('application/gzip', (_request, payload, done) => done(null, payload));
}

/** Returns what a request sends, and what its sender has agreed to. */
export function uploadOf(request: FastifyRequest<ArchiveRoute>): Omit<Upload, 'publisher'> {
  const { allowRemovals: removals = false, withoutShells = false } = request.query;
  const length = request.headers['content-length'];
  return {
    remote: request.params.name,
    body: request.raw,
    announcedBytes: length === undefined ? undefined : Number(length),
    agreed: { removals, withoutShells },
  };
}

/** `POST /v1/remotes/:name/checks`: what publishing this archive would meet; nothing of it is kept. */
export async function checkRoute(app: App, context: PublishContext): Promise<void> {
  takeArchives(app);
  app.post(
    '/v1/remotes/:name/checks',
    {
      schema: {
        operationId: 'checkVersion',
        summary: 'Asks every rule about the archive of a built remote, and keeps nothing',
        tags: ['versions'],
        consumes: ['application/gzip'],
        params: RemoteParameters,
        querystring: PublishQuery,
        body: Type.Any({ description: 'The archive, a .tgz' }),
        response: { 200: Checked, ...REFUSALS },
      },
    },
    async (request) => {
      request.requireRight({ to: 'publish', remote: request.params.name });
      return { gate: await checkVersion(context, uploadOf(request)) };
    },
  );
}

/** Fields of provenance. */
const FIELDS = ['repository', 'commit', 'run', 'builder'] as const;
const MAX_LENGTH = 300;

/**
 * Returns the provenance of a version: of a pipeline the claims that its provider signed, of other callers the headers
 * `x-provenance-…`, marked as not proven.
 */
export function provenanceOf(actor: Actor, headers: IncomingHttpHeaders): Record<string, string> {
  if (actor.kind === 'workload') return { ...actor.claims, proven: 'true' };
  const claimed = FIELDS.flatMap((field) => {
    const value = headers[`x-provenance-${field}`];
    return typeof value === 'string' && value !== '' ? [[field, value.slice(0, MAX_LENGTH)] as const] : [];
  });
  return { ...Object.fromEntries(claimed), proven: 'false' };
}
