import plugin from 'fastify-plugin';
import { refuse } from './errors.ts';

/** Maximum concurrent requests of the process. */
const MAX_REQUESTS = 200;

/**
 * Load shedding: 503 with Retry-After above the request limit or when the database is saturated. Not
 * @fastify/under-pressure, which samples event loop delay: a single busy moment would refuse requests.
 */
export const pressure = plugin<{ isFull: () => boolean }>(async (app, { isFull }) => {
  let underWay = 0;
  app.addHook('onRequest', async (request, reply) => {
    const isTooMuch = underWay >= MAX_REQUESTS || isFull();
    // Health checks must work under load.
    if (isTooMuch && request.url !== '/healthz') return refuse(reply, 503);
    underWay += 1;
    // Fastify calls no `onResponse` for a client that aborts.
    reply.raw.once('close', () => {
      underWay -= 1;
    });
    return undefined;
  });
});
