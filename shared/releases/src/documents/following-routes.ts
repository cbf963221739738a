import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../database/schema.ts';
import { JWS_TYPE } from '../http/parameters.ts';
import type { Environment } from '../http/parameters.ts';
import { requireReadOrFollow } from '../http/read-or-follow.ts';
import { revisionOf, tagOf } from '../http/revision.ts';
import { RegistryError } from '../registry-error.ts';
import type { Announcements } from './announcements.ts';
import { requireCurrent } from './document-store.ts';
import { Following } from './following.ts';
import { followDocuments, getDocument } from './schemas.ts';
import type { Wait } from './schemas.ts';

export interface FollowingOptions {
  database: Kysely<Database>;
  announcements: Announcements;
}

/** Serves the document in force, and those to come to whoever waits. */
export async function followingRoutes(
  app: FastifyInstance,
  { database, announcements }: FollowingOptions,
): Promise<void> {
  const current = (environment: string) => requireCurrent(database, environment);
  const following = new Following({ announcements, current });
  app.addHook('preClose', async () => announcements.release());

  app.get<{ Params: Static<typeof Environment>; Querystring: Static<typeof Wait> }>(
    '/environments/:environment/document',
    { schema: getDocument },
    async (request, reply) => {
      const { environment } = request.params;
      requireReadOrFollow(request, environment);
      const known = revisionOf(request.headers['if-none-match']);
      const document = await following.newer({
        environment,
        known,
        milliseconds: (request.query.wait ?? 0) * 1_000,
        signal: goneSignal(reply),
        requireStill: () => requireStill(request, environment),
      });
      void reply.header('etag', tagOf(document.revision)).header('cache-control', 'private, no-cache');
      // The service ends, and would wait for a connection that is kept for another request.
      if (announcements.closed) void reply.header('connection', 'close');
      return document.revision === known ? reply.code(304).send() : reply.type(JWS_TYPE).send(document.jws);
    },
  );

  app.get<{ Params: Static<typeof Environment> }>(
    '/environments/:environment/events',
    { schema: followDocuments },
    async (request, reply) => {
      const { environment } = request.params;
      requireReadOrFollow(request, environment);
      // Before the stream begins: afterwards no status can be given.
      await current(environment);
      const last = request.headers['last-event-id'];
      const events = following.events({
        environment,
        lastKnown: typeof last === 'string' ? Number(last) : null,
        signal: goneSignal(reply),
        mayFollow: () => mayStill(request, environment),
      });
      return reply
        .type('text/event-stream')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .header('connection', 'close')
        .send(Readable.from(events));
    },
  );
}

/** A token may have been revoked or have expired since the request came. */
async function requireStill(request: FastifyRequest, environment: string): Promise<void> {
  await request.identifyAgain();
  requireReadOrFollow(request, environment);
}

async function mayStill(request: FastifyRequest, environment: string): Promise<boolean> {
  try {
    await requireStill(request, environment);
    return true;
  } catch (error) {
    if (error instanceof RegistryError) return false;
    throw error;
  }
}

/** Aborts when the client is gone: nobody waits for it then. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}
