import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/schema.ts';
import { sendDeliveries } from './send-deliveries.ts';

const INTERVAL_MILLISECONDS = 2_000;

/** Sends due deliveries while the registry runs; `stop` waits for those in progress. */
export function sendRegularly(app: FastifyInstance, database: Database): { stop(): Promise<void> } {
  let sending: Promise<void> | null = null;
  const timer = setInterval(() => {
    sending ??= sendDeliveries(database)
      .catch((error: unknown) => app.log.error({ err: error }, 'Webhook deliveries failed'))
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
