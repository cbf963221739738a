import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { REFUSALS } from '../http/errors.ts';
import { takeArchives, uploadOf } from './archive-request.ts';
import type { ArchiveRoute } from './archive-request.ts';
import { checkVersion } from './publish-version.ts';
import type { PublishContext } from './publish-version.ts';
import { Checked, PublishQuery, RemoteParameters } from './schemas.ts';

/** `POST /v1/remotes/:name/checks`: what publishing this archive would meet; nothing of it is kept. */
export async function checkRoute(app: FastifyInstance, context: PublishContext): Promise<void> {
  takeArchives(app);
  app.post<ArchiveRoute>(
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
