import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { Upload } from './publish-version.ts';
import type { PublishQuery, RemoteParameters } from './schemas.ts';

/** A request whose body is the archive of a build. */
export interface ArchiveRoute {
  Params: Static<typeof RemoteParameters>;
  Querystring: Static<typeof PublishQuery>;
}

/** Has a route take an archive as it comes: it goes to a file only once it is known who sends it. */
export function takeArchives(app: FastifyInstance): void {
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
