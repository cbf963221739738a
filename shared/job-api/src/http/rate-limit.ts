import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';

/** Links of mails, in sending forms: many readers of one mail program share its addresses. */
const LINKS_PER_FORM = 10;
/** Counts at once: those that have not grown for longest give way. */
const MAX_COUNTS = 50_000;

interface Count {
  requests: number;
  /** In milliseconds of `performance.now()`. */
  until: number;
}

type Counted = (error: null, result: { current: number; ttl: number }) => void;

/** Counts that requests are in. */
const counted = new WeakMap<FastifyRequest, Count>();

/** Limits requests by address where a route says so. One that the server fails (5xx) does not count. */
export const rateLimits = plugin(async (app) => {
  const counts = new Map<string, Count>();
  await app.register(rateLimit, {
    global: false,
    // A client that broke off has no address any more.
    keyGenerator: ({ ip, routeOptions: { method, url } }) =>
      `${String(method)} ${url} ${normalizeIP(ip ?? '')}`,
    onExceeding: (request, key) => {
      const count = counts.get(key);
      if (count) counted.set(request, count);
    },
    store: class {
      incr(key: string, done: Counted, time: number, max: number) {
        const now = performance.now();
        const known = counts.get(key);
        const count = known && known.until > now ? known : { requests: 0, until: now + time };
        const current = count.requests + 1;
        // One that is refused leaves the room that others give back.
        if (current <= max) count.requests = current;
        remember(counts, key, count);
        done(null, { current, ttl: count.until - now });
      }
      child() {
        return this;
      }
    },
  });
  // Also where nobody waits for the answer any more, and Fastify calls no `onResponse`.
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode >= 500) doNotCount(request);
  });
});

/** Takes a request that has failed out of its count: an outage must not end in a refusal. */
export function doNotCount(request: FastifyRequest): void {
  const count = counted.get(request);
  if (count && counted.delete(request)) count.requests -= 1;
}

function remember(counts: Map<string, Count>, key: string, count: Count): void {
  counts.delete(key);
  counts.set(key, count);
  const [oldest] = counts.keys();
  if (oldest !== undefined && counts.size > MAX_COUNTS) counts.delete(oldest);
}

/** Returns the limit of an operation, for its route. */
export function perMinute(max: number): { rateLimit: { max: number; timeWindow: string } } {
  return { rateLimit: { max, timeWindow: '1 minute' } };
}

/** Returns the limit of an operation that mails link to, by that of a form. */
export function linkLimit(ratePerMinute: number) {
  return perMinute(LINKS_PER_FORM * ratePerMinute);
}
