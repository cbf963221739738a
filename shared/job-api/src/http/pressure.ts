import plugin from 'fastify-plugin';
import { refuse } from './errors.ts';

/** Concurrent requests of the process. */
const MAX_REQUESTS = 200;

/**
 * Sheds load: 503 with Retry-After when the process has too many requests or the database is full. Not
 * @fastify/under-pressure, which samples the event loop's delay: one busy moment of the machine would refuse requests.
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
