import plugin from 'fastify-plugin';
import { refuse } from './errors.ts';

/** Requests under way at once; a process this busy answers the next one later than people wait. */
const MOST_UNDER_WAY = 200;

/**
 * Refuses requests at once when the process or the database has too much to do: 503 with Retry-After rather than
 * a queue that grows. `isFull` is asked at each request. What @fastify/under-pressure samples, the event loop's delay,
 * one busy moment of the machine can fake.
 */
export const pressure = plugin<{ isFull: () => boolean }>(async (app, { isFull }) => {
  let underWay = 0;
  app.addHook('onRequest', async (request, reply) => {
    const isTooMuch = underWay >= MOST_UNDER_WAY || isFull();
    // Health must be told most of all when there is too much to do.
    if (isTooMuch && request.url !== '/healthz') return refuse(reply, 503);
    underWay += 1;
    // Fastify's `onResponse` is not called for who leaves before the answer.
    reply.raw.once('close', () => {
      underWay -= 1;
    });
    return undefined;
  });
});
