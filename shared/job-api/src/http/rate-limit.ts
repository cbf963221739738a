import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';

/** Factor of the limit for links in mails: many readers of one mail service share its addresses. */
const LINKS_PER_FORM = 10;
/** Maximum number of counters; the least recently used are dropped. */
const MAX_COUNTS = 50_000;

interface Count {
  requests: number;
  /** In milliseconds of `performance.now()`. */
  until: number;
}

type Counted = (error: null, result: { current: number; ttl: number }) => void;

/** Counter of each request. */
const counted = new WeakMap<FastifyRequest, Count>();

/** Limits requests by IP address on routes with a limit. Requests that the server fails (5xx) do not count. */
export const rateLimits = plugin(async (app) => {
  const counts = new Map<string, Count>();
  await app.register(rateLimit, {
    global: false,
    // An aborted client no longer has an address.
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
        // A refused request must not use up room that failed ones release.
        if (current <= max) count.requests = current;
        remember(counts, key, count);
        done(null, { current, ttl: count.until - now });
      }
      child() {
        return this;
      }
    },
  });
  // `onSend`, as Fastify calls no `onResponse` for aborted clients.
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode >= 500) doNotCount(request);
  });
});

/** Uncounts a failed request, so that an outage does not lead to refusals. */
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

/** Returns the limit of an operation linked in mails, derived from that of a form. */
export function linkLimit(ratePerMinute: number) {
  return perMinute(LINKS_PER_FORM * ratePerMinute);
}
