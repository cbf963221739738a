import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app.ts';
import type { KeyRing } from './key-ring.ts';
import {
  REVISIONS_AT_ONCE,
  followDocuments,
  getDocument,
  getKeys,
  getRevision,
  listRevisions,
} from './schemas.ts';
import type { Database } from '../database/schema.ts';
import { requireEnvironment } from '../environments/environment-store.ts';
import { requireCurrent, requireRevision } from './document-store.ts';
import { JWS_TYPE, revisionOf, tagOf } from '../http/parameters.ts';
import { requireEither } from '../identity/rights.ts';
import { RegistryError } from '../registry-error.ts';
import type { Notifications } from './notifications.ts';
import { followerLimit } from './follower-limit.ts';
import { documentEvents } from './following.ts';

export interface DocumentOptions {
  database: Database;
  notifications: Notifications;
  keys: KeyRing;
}

/** Serves signed documents: current, future and past. */
export async function documentRoutes(app: App, options: DocumentOptions): Promise<void> {
  const { database, notifications, keys } = options;
  app.addHook('preClose', async () => notifications.release());

  app.get('/environments/:environment/document', { schema: getDocument }, async (request, reply) => {
    const { environment } = request.params;
    requireEither(request, { to: 'follow', environment }, { to: 'read' });
    const known = revisionOf(request.headers['if-none-match']);
    const document = await requireCurrent(database, environment);
    void reply.header('etag', tagOf(document.revision)).header('cache-control', 'private, no-cache');
    return document.revision === known ? reply.code(304).send() : reply.type(JWS_TYPE).send(document.jws);
  });

  const countFollower = followerLimit();
  app.get('/environments/:environment/events', { schema: followDocuments }, async (request, reply) => {
    const { environment } = request.params;
    const { name } = requireEither(request, { to: 'follow', environment }, { to: 'read' });
    const current = () => requireCurrent(database, environment);
    // Queries before streaming, while the status can still change.
    await current();
    const last = request.headers['last-event-id'];
    const events = documentEvents({
      notifications,
      current,
      lastKnown: typeof last === 'string' ? Number(last) : null,
      signal: request.signal,
      mayFollow: () => mayStill(request, environment),
    });
    reply.raw.once('close', countFollower(name));
    return reply
      .type('text/event-stream')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .header('connection', 'close')
      .send(Readable.from(events));
  });

  historyRoutes(app, database);
  app.get('/keys', { schema: getKeys }, () => keys.publicSet());
}

function historyRoutes(app: App, database: Database): void {
  app.get('/environments/:environment/revisions', { schema: listRevisions }, async (request) => {
    request.requireRight({ to: 'read' });
    const { name } = await requireEnvironment(database, request.params.environment);
    const { before, limit = REVISIONS_AT_ONCE } = request.query;
    let query = database
      .selectFrom('document')
      .select(['revision', 'body', 'issued_at'])
      .where('environment', '=', name);
    if (before !== undefined) query = query.where('revision', '<', before);
    const rows = await query.orderBy('revision', 'desc').limit(limit).execute();
    return rows.map(({ revision, issued_at: at, body: { lastMove } }) => ({
      revision,
      issuedAt: at.toISOString(),
      lastMove,
    }));
  });

  app.get('/environments/:environment/revisions/:revision', { schema: getRevision }, async (request) => {
    request.requireRight({ to: 'read' });
    const { environment, revision } = request.params;
    const { body, jws } = await requireRevision(database, environment, revision);
    return { document: body, jws };
  });
}

/** Checks the right again: a token may have been revoked or have expired since the request. */
async function mayStill(request: FastifyRequest, environment: string): Promise<boolean> {
  try {
    await request.identifyAgain();
    requireEither(request, { to: 'follow', environment }, { to: 'read' });
    return true;
  } catch (error) {
    if (error instanceof RegistryError) return false;
    throw error;
  }
}
