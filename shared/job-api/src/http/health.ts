import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';

export interface HealthContext {
  database: Database;
  /** Number of open offers at the last count. */
  counts: { total: number };
}

/** `/healthz`: 200 with the number of open offers when the database answers; 503 otherwise. */
export async function healthRoute(
  app: FastifyInstance,
  { context }: { context: () => HealthContext },
): Promise<void> {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    const { database, counts } = context();
    const isUp = await sql`select 1`.execute(database).then(
      () => true,
      () => false,
    );
    return reply
      .code(isUp ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isUp ? 'ok' : 'degraded', database: isUp ? 'up' : 'down', offers: counts.total });
  });
}
