import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** From a cached page's millisecond to the deadline of a page. */
const BUCKETS_SECONDS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 12];

export interface Metrics {
  /** Told whether a page was there already. */
  pageCache(isHit: boolean): void;
  /** Told of each problem that the log has: a remote that gave way, a page that failed. */
  problem(): void;
}

/** Serves `/metrics` in Prometheus's format; nothing in it says who asked, or for what exactly. */
export function registerMetrics(app: FastifyInstance): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer by route and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS_SECONDS,
    registers,
  });
  const pages = new Counter({
    name: 'page_cache_requests_total',
    help: 'Pages asked for, by whether the cache had them.',
    labelNames: ['outcome'],
    registers,
  });
  const problems = new Counter({
    name: 'problems_total',
    help: 'Problems that were logged: remotes that gave way, loaders that failed.',
    registers,
  });

  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'none' } = request.routeOptions;
    const labels = { route, method: request.method, status: String(reply.statusCode) };
    duration.observe(labels, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (_request, reply) =>
    reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics()),
  );
  return {
    pageCache: (isHit) => pages.inc({ outcome: isHit ? 'hit' : 'miss' }),
    problem: () => problems.inc(),
  };
}
