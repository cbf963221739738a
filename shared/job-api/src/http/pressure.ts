import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { RETRY_AFTER_SECONDS, refuse } from './errors.ts';

/** How often the delay of the process is looked at. */
export const PRESSURE_SAMPLE_MILLISECONDS = 250;
const EVENT_LOOP_DELAY_MILLISECONDS = 1_000;

/**
 * Refuses requests at once when the process or the database has too much to do: 503 with Retry-After rather than
 * a queue that grows. `isFull` is asked at each request.
 */
export async function registerPressure(app: FastifyInstance, isFull: () => boolean): Promise<void> {
  await app.register(underPressure, {
    sampleInterval: PRESSURE_SAMPLE_MILLISECONDS,
    maxEventLoopDelay: EVENT_LOOP_DELAY_MILLISECONDS,
    retryAfter: RETRY_AFTER_SECONDS,
    pressureHandler: (_request, reply) => void refuse(reply, 503),
  });
  app.addHook('onRequest', async (request, reply) => {
    // Health must be told most of all when there is too much to do.
    if (isFull() && request.url !== '/healthz') return refuse(reply, 503);
    return undefined;
  });
}
