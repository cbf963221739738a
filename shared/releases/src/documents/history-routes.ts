import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../database/schema.ts';
import { requireEnvironment } from '../environments/environment-store.ts';
import type { Environment } from '../http/parameters.ts';
import { requireRevision } from './document-store.ts';
import { REVISIONS_AT_ONCE, getRevision, listRevisions } from './schemas.ts';
import type { Page, RevisionParams } from './schemas.ts';

/** Serves the documents that were in force. */
export async function historyRoutes(
  app: FastifyInstance,
  { database }: { database: Kysely<Database> },
): Promise<void> {
  app.get<{ Params: Static<typeof Environment>; Querystring: Static<typeof Page> }>(
    '/environments/:environment/revisions',
    { schema: listRevisions },
    async (request) => {
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
    },
  );

  app.get<{ Params: Static<typeof RevisionParams> }>(
    '/environments/:environment/revisions/:revision',
    { schema: getRevision },
    async (request) => {
      request.requireRight({ to: 'read' });
      const { environment, revision } = request.params;
      const { body, jws } = await requireRevision(database, environment, revision);
      return { document: body, jws };
    },
  );
}
