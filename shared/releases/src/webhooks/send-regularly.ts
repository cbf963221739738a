import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/schema.ts';
import { sendDeliveries } from './send-deliveries.ts';

const INTERVAL_MILLISECONDS = 2_000;

/** Sends what is due as long as the registry runs; its end waits for what is under way. */
export function sendRegularly(app: FastifyInstance, database: Database): { stop(): Promise<void> } {
  let sending: Promise<void> | null = null;
  const timer = setInterval(() => {
    sending ??= sendDeliveries(database)
      .catch((error: unknown) => app.log.error({ err: error }, 'Webhooks were not told'))
      .finally(() => {
        sending = null;
      });
  }, INTERVAL_MILLISECONDS).unref();
  return {
    async stop() {
      clearInterval(timer);
      await sending;
    },
  };
}
