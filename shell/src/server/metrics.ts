import plugin from 'fastify-plugin';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Freshness } from './stale-cache.ts';
import { metricsReader } from './workers/worker-metrics.ts';

/** From a cached page (1 ms) to the render timeout. */
const BUCKETS_SECONDS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 12];

export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the shell's metrics. They contain nothing about visitors. */
export function createMetrics(now: { disabledVersions(): number; fallbacks(): number }) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const counter = (name: string, help: string, labelNames: string[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      aggregator: 'max',
      collect() {
        this.set(read());
      },
    });
  const pages = counter('page_cache_requests_total', 'Requested pages by state of the cache.', ['outcome']);
  const errors = counter('errors_logged_total', 'Logged errors: failed pages, loaders and remotes.');
  const processesEnded = counter(
    'render_processes_ended_total',
    'Render processes that ended by themselves: exit, hang, memory or invalid message.',
    ['process', 'reason'],
  );
  const pageFallbacks = counter(
    'page_fallbacks_total',
    'Pages whose version failed: answered by the released version, or by the one before it.',
    ['version'],
  );
  const browserFailures = counter(
    'browser_failures_total',
    'Pages and widgets that failed in browsers, as these say.',
    ['version', 'kind'],
  );
  gauge(
    'disabled_versions',
    'Versions that this shell has disabled after crashes of their render processes.',
    now.disabledVersions,
  );
  gauge(
    'fallbacks_in_force',
    'Versions that cannot be served: visitors get the previous version, or none.',
    now.fallbacks,
  );

  return {
    registry,
    pageCache: (outcome: Freshness) => pages.inc({ outcome }),
    errorLogged: () => errors.inc(),
    processEnded: (process: string, reason: string) => processesEnded.inc({ process, reason }),
    browserFailed: (version: string, kind: string) => browserFailures.inc({ version, kind }),
    pageFellBack(versions: readonly string[]) {
      for (const version of versions) pageFallbacks.inc({ version });
    },
  };
}

/** Measures response times, and serves `/metrics` of all workers in Prometheus's format. */
export const metricsEndpoint = plugin<{ registry: Registry }>(
  async (app, { registry }) => {
    const duration = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Response time by route and status.',
      labelNames: ['route', 'method', 'status'],
      buckets: BUCKETS_SECONDS,
      registers: [registry],
    });
    app.addHook('onResponse', async (request, reply) => {
      const { url: route = 'none' } = request.routeOptions;
      const labels = { route, method: request.method, status: String(reply.statusCode) };
      duration.observe(labels, reply.elapsedTime / 1000);
    });
    const read = metricsReader(registry);
    app.get('/metrics', async (_request, reply) => {
      const text = await read();
      reply.header('cache-control', 'no-store');
      if (text === null) return reply.code(503).send('A worker does not respond. Try again.');
      return reply.type(registry.contentType).send(text);
    });
  },
  { name: 'metrics' },
);
