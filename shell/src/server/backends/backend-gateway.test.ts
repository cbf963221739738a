/** @jest-environment node */
import type { RequestListener } from 'node:http';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { ActiveSet } from '../render-processes/active-set.ts';
import { remoteAt, startBackend } from './backend-for-tests.ts';
import { backendGateway } from './backend-gateway.ts';
import { Backends } from './backends.ts';

const ORIGIN = 'https://emploi.test';
const TOPICS = '/_backends/mf-example/contact/v1/topics';

let answer: RequestListener;
let backend: Awaited<ReturnType<typeof startBackend>>;
let backends: Backends;
let app: FastifyInstance;
const onError = jest.fn();
beforeEach(async () => {
  answer = (_request, response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'a=b' })
      .end('["stage"]');
  backend = await startBackend((...of) => answer(...of));
  const allowedOrigins = [backend.origin];
  backends = new Backends({ environment: 'production', allowedOrigins, timeoutMilliseconds: 1_000 });
  const set = { remotes: new Map([['mf-example', { manifest: remoteAt(backend.origin) }]]) };
  app = Fastify();
  await app.register(cookie);
  await app.register(backendGateway, {
    backends,
    visitors: { setOf: () => Promise.resolve(set as unknown as ActiveSet) },
    publicBaseUrl: ORIGIN,
    onError,
  });
});
afterEach(async () => {
  await app.close();
  await backends.close();
  await backend.stop();
});

const own = { 'sec-fetch-site': 'same-origin', cookie: 'careers_release=001', authorization: 'Bearer x' };

it('[TEAM-11] a page reaches its backend through the site’s origin, without any data of the visitor', async () => {
  const read = await app.inject({ url: `${TOPICS}/a%20b?of=stage`, headers: own });
  expect([read.statusCode, read.json()]).toEqual([200, ['stage']]);
  expect(read.headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  expect(read.headers).not.toHaveProperty('set-cookie');
  await app.inject({
    method: 'POST',
    url: TOPICS,
    headers: { ...own, 'content-type': 'application/json' },
    payload: '{"name":"été"}',
  });
  expect(backend.received).toMatchObject([
    { method: 'GET', url: '/v1/topics/a%20b?of=stage' },
    { method: 'POST', url: '/v1/topics', body: '{"name":"été"}' },
  ]);
  for (const { headers } of backend.received)
    for (const name of ['cookie', 'authorization', 'x-forwarded-for', 'sec-fetch-site'])
      expect(headers).not.toHaveProperty(name);
});

it.each([
  ['a remote that is not released', 'GET', '/_backends/mf-other/contact/v1/topics', 404, 'backend-unknown'],
  ['a backend that is not declared', 'GET', '/_backends/mf-example/mails/v1/topics', 404, 'backend-unknown'],
  ['a path that is not declared', 'GET', '/_backends/mf-example/contact/v1/admin', 404, 'backend-path'],
  ['dot segments', 'GET', `${TOPICS}/%2e%2e/admin`, 404, 'backend-path'],
  ['a method that is not declared', 'DELETE', TOPICS, 405, 'backend-method'],
] as const)('[TEAM-11] %s is refused, by a name', async (_what, method, url, status, code) => {
  const refused = await app.inject({ method, url, headers: own });
  expect([refused.statusCode, refused.headers['content-type']]).toEqual([
    status,
    'application/problem+json; charset=utf-8',
  ]);
  expect(refused.json()).toMatchObject({ status, code, detail: expect.any(String) });
  expect(backend.received).toEqual([]);
});

it('[TEAM-11] refuses requests of other sites’ pages', async () => {
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.test' }])
    expect((await app.inject({ method: 'POST', url: TOPICS, headers })).statusCode).toBe(403);
  expect(backend.received).toEqual([]);
});

it('[TEAM-11] refuses a request that is too large; reports and logs one that times out', async () => {
  const payload = 'x'.repeat(1024 * 1024 + 1);
  const long = await app.inject({ method: 'POST', url: TOPICS, headers: own, payload });
  expect([long.statusCode, long.json()]).toMatchObject([413, { code: 'backend-request-too-large' }]);
  answer = () => undefined;
  const late = await app.inject({ url: TOPICS, headers: own });
  expect([late.statusCode, late.json()]).toMatchObject([504, { code: 'backend-timeout' }]);
  expect(onError).toHaveBeenCalledWith(
    expect.stringMatching(/contact of mf-example has not answered/),
    expect.anything(),
  );
});
