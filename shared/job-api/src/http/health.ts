import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Snapshot } from '../snapshot.ts';

/** `/healthz`: 200 when the database answers, with the open offers of the last count; 503 otherwise. */
export function registerHealth(app: FastifyInstance, snapshot: () => Snapshot): void {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    const { database, counts } = snapshot();
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
