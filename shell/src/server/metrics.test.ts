/** @jest-environment node */
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { createMetrics, metricsEndpoint } from './metrics.ts';
import type { Metrics } from './metrics.ts';

let app: FastifyInstance;
let metrics: Metrics;
beforeEach(async () => {
  metrics = createMetrics({ disabledVersions: () => 2, fallbacks: () => 0 });
  app = fastify();
  await app.register(metricsEndpoint, metrics);
  app.get('/page/:name', () => 'page');
  app.get('/broken', () => Promise.reject(new Error('broken')));
});
afterEach(() => app.close());

/** Returns the lines of a metric. */
async function linesOf(name: string): Promise<string[]> {
  const { body } = await app.inject('/metrics');
  return body.split('\n').filter((line) => line.startsWith(name));
}

it('exposes its metrics in Prometheus’s format, uncached', async () => {
  metrics.pageCache('hit');
  metrics.pageCache('hit');
  metrics.pageCache('miss');
  metrics.errorLogged();
  metrics.processEnded('released', 'memory');
  metrics.pageFellBack(['mf-offer@2.0.0', 'mf-apply@2.0.0']);
  const { statusCode, headers } = await app.inject('/metrics');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(headers['content-type']).toContain('text/plain; version=0.0.4');
  expect(await linesOf('page_cache_requests_total')).toEqual([
    'page_cache_requests_total{outcome="hit"} 2',
    'page_cache_requests_total{outcome="miss"} 1',
  ]);
  expect(await linesOf('errors_logged_total')).toEqual(['errors_logged_total 1']);
  expect(await linesOf('render_processes_ended_total')).toEqual([
    'render_processes_ended_total{process="released",reason="memory"} 1',
  ]);
  expect(await linesOf('page_fallbacks_total')).toHaveLength(2);
  expect(await linesOf('disabled_versions')).toEqual(['disabled_versions 2']);
});

it('labels response times by route and status, never by URL', async () => {
  for (const path of ['/page/a?keywords=secret', '/page/b', '/broken', '/unknown']) await app.inject(path);
  expect(await linesOf('http_request_duration_seconds_count')).toEqual([
    'http_request_duration_seconds_count{route="/page/:name",method="GET",status="200"} 2',
    'http_request_duration_seconds_count{route="/broken",method="GET",status="500"} 1',
    'http_request_duration_seconds_count{route="none",method="GET",status="404"} 1',
  ]);
  expect((await app.inject('/metrics')).body).not.toContain('secret');
});
