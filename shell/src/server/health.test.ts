/** @jest-environment node */
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { health } from './health.ts';
import type { HealthOptions } from './health.ts';

let api: FastifyInstance;
let apiUrl: string;
beforeAll(async () => {
  api = fastify();
  api.get('/healthz', () => ({ status: 'ok' }));
  apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

const FALLBACK = { remote: 'mf-offer', wanted: '1.1.0', served: '1.0.0', why: 'It is broken.' };
const STATUS: HealthOptions['status'] = { fallbacks: [FALLBACK], disabled: [] };

type Current = HealthOptions['releases']['current'];

async function get(path: string, { url = apiUrl, current }: { url?: string; current?: Current } = {}) {
  const app = fastify();
  await app.register(health, { releases: { revision: 7, current }, status: STATUS, apiUrl: url });
  const response = await app.inject(path);
  await app.close();
  return { code: response.statusCode, body: response.json<object>() };
}

it('/healthz reports the active revision and the state of the API', async () => {
  expect(await get('/healthz')).toEqual({ code: 200, body: { status: 'ok', revision: 7, api: 'up' } });
});

it('/healthz is degraded, and still 200, without the API', async () => {
  const unreachable = apiUrl.replace(/\d+$/, '1');
  expect(await get('/healthz', { url: unreachable })).toEqual({
    code: 200,
    body: { status: 'degraded', revision: 7, api: 'down' },
  });
});

it('/readyz is 503 before the first release is prepared', async () => {
  expect(await get('/readyz')).toMatchObject({ code: 503, body: { ready: false, remotes: [], missing: [] } });
});

it.each([
  ['all remotes of the release', [], 200, true],
  ['all but one', ['mf-offer'], 503, false],
])(
  '[REL-04] /readyz with %s loaded, and what is served in place of what is wanted',
  async (_what, missing, code, ready) => {
    const current = {
      key: 'mf-apply@1.0.0,mf-search@1.0.0',
      remotes: new Map([['mf-search', {}]]),
      missing: missing.map((name) => ({ name })),
    } as unknown as Current;
    expect(await get('/readyz', { current })).toEqual({
      code,
      body: { ready, remotes: ['mf-apply@1.0.0', 'mf-search@1.0.0'], missing, ...STATUS },
    });
  },
);
