import Fastify from 'fastify';
import { emptyDatabase } from '../../testing/cluster.ts';
import { connectionTo } from '../../testing/database-of.ts';
import { healthRoute } from './health.ts';

async function healthWith(databaseUrl: string) {
  const connection = await connectionTo(databaseUrl);
  const app = Fastify();
  await app.register(healthRoute, {
    context: () => ({ database: connection.database, counts: { total: 12 } }),
  });
  const { statusCode, headers, body } = await app.inject('/healthz');
  await app.close();
  await connection.close();
  return { status: statusCode, caching: headers['cache-control'], body: JSON.parse(body) as unknown };
}

it('reports the database and the open offers, uncached', async () => {
  expect(await healthWith(await emptyDatabase())).toEqual({
    status: 200,
    caching: 'no-store',
    body: { status: 'ok', database: 'up', offers: 12 },
  });
  expect(await healthWith('postgres://nobody@127.0.0.1:1/none')).toEqual({
    status: 503,
    caching: 'no-store',
    body: { status: 'degraded', database: 'down', offers: 12 },
  });
});
