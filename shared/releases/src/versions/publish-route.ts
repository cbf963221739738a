import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { REFUSALS } from '../http/errors.ts';
import { takeArchives, uploadOf } from './archive-request.ts';
import type { ArchiveRoute } from './archive-request.ts';
import { digestOfColumn } from './digest-column.ts';
import { provenanceOf } from './provenance.ts';
import { publishVersion } from './publish-version.ts';
import type { PublishContext } from './publish-version.ts';
import { PublishQuery, Published, RemoteParameters } from './schemas.ts';

/** `POST /v1/remotes/:name/versions`, whose body is the archive of a build. */
export async function publishRoute(app: FastifyInstance, context: PublishContext): Promise<void> {
  takeArchives(app);
  app.post<ArchiveRoute>(
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
