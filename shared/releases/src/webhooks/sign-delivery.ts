import { createHmac } from 'node:crypto';

interface Delivery {
  id: string;
  body: string;
}

/** Returns the headers of a delivery, signed as in Standard Webhooks (https://www.standardwebhooks.com). */
export function signDelivery({ id, body }: Delivery, secret: Buffer, now: Date): Record<string, string> {
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
