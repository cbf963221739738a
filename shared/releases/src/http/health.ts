import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** `/healthz`: 200 when the database answers, 503 otherwise. */
export async function healthRoute(app: FastifyInstance, { database }: { database: Database }): Promise<void> {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    const isUp = await sql`select 1`.execute(database).then(
      () => true,
      () => false,
    );
    return reply
      .code(isUp ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isUp ? 'ok' : 'degraded', database: isUp ? 'up' : 'down' });
  });
}
