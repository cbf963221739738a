import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';

const INTERVAL_MILLISECONDS = 2_000;
const AT_ONCE = 10;
const TIMEOUT_MILLISECONDS = 5_000;
const SECOND_MILLISECONDS = 1_000;
const HOUR_MILLISECONDS = 60 * 60 * SECOND_MILLISECONDS;
const DROPPED_MILLISECONDS = 24 * HOUR_MILLISECONDS;
/** Lease of a delivery, after which another registry process may take it. */
const LEASE_MILLISECONDS = 60 * SECOND_MILLISECONDS;
const FIRST_DELAY_MILLISECONDS = 10 * SECOND_MILLISECONDS;
const MAX_DELAY_MILLISECONDS = 4 * HOUR_MILLISECONDS;
const GROWTH = 4;

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

/** Sends due deliveries; retries failed ones for a day. */
export async function sendDeliveries(database: Database, now = new Date()): Promise<void> {
  await database
    .deleteFrom('webhook_delivery')
    .where('created_at', '<', new Date(now.getTime() - DROPPED_MILLISECONDS))
    .execute();
  const due = await takeDue(database, now);
  await Promise.all(
    due.map(async ({ id, attempts, body, url, secret }) => {
      const isTaken = await post(url, body, signDelivery({ id, body }, secret, now));
      if (isTaken) await database.deleteFrom('webhook_delivery').where('id', '=', id).execute();
      else
        await database
          .updateTable('webhook_delivery')
          .set({ attempts: attempts + 1, next_at: new Date(now.getTime() + delayAfter(attempts)) })
          .where('id', '=', id)
          .execute();
    }),
  );
}

/** Returns the time until the next attempt: 10 s, 40 s, 3 min, 11 min, 43 min, 3 h, then every 4 h. */
export function delayAfter(attempts: number): number {
  return Math.min(MAX_DELAY_MILLISECONDS, FIRST_DELAY_MILLISECONDS * GROWTH ** attempts);
}

/** Leases due deliveries; those of a process that exits become due after the lease. */
async function takeDue(database: Database, now: Date) {
  const taken = await database
    .updateTable('webhook_delivery')
    .set({ next_at: new Date(now.getTime() + LEASE_MILLISECONDS) })
    .where(
      'id',
      'in',
      sql<string>`(select id from webhook_delivery where next_at <= ${now} order by next_at limit ${AT_ONCE} for update skip locked)`,
    )
    .returning('id')
    .execute();
  if (taken.length === 0) return [];
  return database
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('webhook', 'webhook.id', 'delivery.webhook')
    .select(['delivery.id', 'delivery.attempts', 'delivery.body', 'webhook.url', 'webhook.secret'])
    .where(
      'delivery.id',
      'in',
      taken.map(({ id }) => id),
    )
    .execute();
}

async function post(url: string, body: string, headers: Record<string, string>): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
    const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

/** Returns the headers of a delivery, signed as in Standard Webhooks (https://www.standardwebhooks.com). */
function signDelivery(
  { id, body }: { id: string; body: string },
  secret: Buffer,
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}

/** Returns a secret in the format for receivers. */
export function secretWords(secret: Buffer): string {
  return `whsec_${secret.toString('base64')}`;
}
