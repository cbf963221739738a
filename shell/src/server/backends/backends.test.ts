/** @jest-environment node */
import type { RequestListener } from 'node:http';
import { backendAccess } from './backend-access.ts';
import { remoteAt, startBackend } from './backend-for-tests.ts';
import type { Manifest } from './backend-for-tests.ts';
import { Backends } from './backends.ts';

const PAUSE_MILLISECONDS = 50;
const json: RequestListener = (_request, response) =>
  void response.setHeader('content-type', 'application/json').end('["stage"]');

let answer: RequestListener;
let backend: Awaited<ReturnType<typeof startBackend>>;
let backends: Backends;
const settings = () => ({
  environment: 'production',
  allowedOrigins: [backend.origin],
  pauseMilliseconds: PAUSE_MILLISECONDS,
});
beforeEach(async () => {
  answer = json;
  backend = await startBackend((...of) => answer(...of));
  backends = new Backends(settings());
});
afterEach(async () => {
  await backends.close();
  await backend.stop();
});

/** Sends a request like a loader. */
const ask = (path: string, init?: RequestInit, manifest: Manifest = remoteAt(backend.origin)) =>
  backendAccess(backends, manifest)('contact').fetch(path, init);

/** Shortens the timeout to 300 ms: a busy machine may need that long for a response. */
async function hasten(): Promise<void> {
  await backends.close();
  backends = new Backends({ ...settings(), timeoutMilliseconds: 300 });
}

it('[TEAM-11] a loader sends its backend requests with declared paths and methods', async () => {
  expect(await (await ask('/v1/topics?of=stage')).json()).toEqual(['stage']);
  await ask('/v1/topics/new', {
    method: 'POST',
    body: '{"name":"été"}',
    headers: { 'content-type': 'application/json' },
  });
  expect(backend.received).toMatchObject([
    { method: 'GET', url: '/v1/topics?of=stage', body: '' },
    { method: 'POST', url: '/v1/topics/new', body: '{"name":"été"}' },
  ]);
});

it('[TEAM-11] passes the backend’s status on to the loader, also without a body', async () => {
  answer = (_request, response) => void response.writeHead(204).end();
  expect((await ask('/v1/topics')).status).toBe(204);
  answer = (_request, response) =>
    void response.writeHead(422, { 'content-type': 'application/problem+json' }).end('{}');
  expect((await ask('/v1/topics')).status).toBe(422);
});

it('[TEAM-11] sends neither cookies nor credentials, and drops returned cookies', async () => {
  answer = (_request, response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'a=b', 'x-powered-by': 'us' })
      .end('[]');
  const headers = {
    cookie: 'session=1',
    authorization: 'Basic x',
    'x-forwarded-for': '192.0.2.1',
    accept: 'application/json',
  };
  const { headers: answered } = await ask('/v1/topics', { headers });
  const [received] = backend.received;
  expect(received?.headers.accept).toBe('application/json');
  for (const name of ['cookie', 'authorization', 'x-forwarded-for'])
    expect(received?.headers).not.toHaveProperty(name);
  expect([...answered.keys()]).toEqual(['content-type']);
});

it.each([
  ['a path besides', '/v1/admin', 'GET', /add its beginning to "paths"/],
  ['a name that begins alike', '/v1/topics-of-others', 'GET', /"paths"/],
  ['dot segments', '/v1/topics/../admin', 'GET', /"paths"/],
  ['encoded dot segments', '/v1/topics/%2e%2e/admin', 'GET', /"paths"/],
  ['an encoded slash', '/v1/topics/..%2fadmin', 'GET', /"paths"/],
  ['an encoded backslash', '/v1/topics/..%5Cadmin', 'GET', /"paths"/],
  ['an address', 'https://other.test/v1/topics', 'GET', /give a path/],
  ['another host', '//other.test/v1/topics', 'GET', /give a path/],
  ['another method', '/v1/topics', 'DELETE', /add it to "methods"/],
])('[TEAM-11] refuses %s without a request', async (_what, path, method, message) => {
  await expect(ask(path, { method })).rejects.toThrow(message);
  expect(backend.received).toEqual([]);
});

it('[TEAM-11] reports a backend that is not declared, or not in this environment', async () => {
  const manifest = remoteAt(backend.origin);
  expect(() => backendAccess(backends, manifest)('letters')).toThrow('mf-example has no backend letters');
  expect(() => backendAccess(backends, { name: 'mf-other' })('toString')).toThrow('has no backend toString');
  const staging = new Backends({ environment: 'staging', allowedOrigins: [backend.origin] });
  const { fetch } = backendAccess(staging, manifest)('contact');
  await expect(fetch('/v1/topics')).rejects.toThrow('has no origin for staging');
  await staging.close();
});

it('[TEAM-11] does not follow redirects', async () => {
  answer = (_request, response) => void response.writeHead(302, { location: '/v1/topics/2' }).end();
  await expect(ask('/v1/topics')).rejects.toThrow('redirects are not followed');
  expect(backend.received).toHaveLength(1);
});

it.each([
  'text/html',
  'image/svg+xml',
  'text/javascript',
  'application/xhtml+xml',
  'text/html, application/json',
  '',
])('[TEAM-11] refuses content types that a browser would execute: %p', async (type) => {
  answer = (_request, response) =>
    void response.writeHead(200, type ? { 'content-type': type } : {}).end('<b>');
  await expect(ask('/v1/topics')).rejects.toThrow(`answers "${type}"`);
});

it('[TEAM-11] limits the size of requests and responses', async () => {
  const long = 'x'.repeat(1024 * 1024 + 1);
  await expect(ask('/v1/topics', { method: 'POST', body: long })).rejects.toThrow('at most 1048576 bytes');
  expect(backend.received).toEqual([]);
  answer = (_request, response) => void response.setHeader('content-type', 'text/plain').end(long);
  await expect(ask('/v1/topics')).rejects.toThrow('answers more than 1048576 bytes');
});

it('[TEAM-11] a backend that hangs times out, opens the circuit, and is used again once it answers', async () => {
  await hasten();
  answer = () => undefined;
  for (let count = 0; count < 5; count += 1)
    await expect(ask('/v1/topics')).rejects.toThrow('has not answered within 300 ms');
  await expect(ask('/v1/topics')).rejects.toThrow('has not answered 5 times in a row');
  expect(backend.received).toHaveLength(5);
  answer = json;
  const paused = performance.now() + PAUSE_MILLISECONDS;
  while (performance.now() < paused) await new Promise(setImmediate);
  expect((await ask('/v1/topics')).status).toBe(200);
});

it('[TEAM-11] times out a response that never ends', async () => {
  await hasten();
  answer = (_request, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).write('[');
  await expect(ask('/v1/topics')).rejects.toThrow('has not answered within 300 ms');
});

it('[TEAM-11] limits a backend to 32 concurrent requests; aborted ones do not count as outages', async () => {
  answer = () => undefined;
  const controllers = Array.from({ length: 32 }, () => new AbortController());
  const asked = controllers.map(({ signal }) =>
    ask('/v1/topics', { signal }).catch(({ name }: Error) => name),
  );
  await expect(ask('/v1/topics')).rejects.toThrow('is being asked 32 times already');
  for (const controller of controllers) controller.abort();
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['AbortError']));
  answer = json;
  expect((await ask('/v1/topics')).status).toBe(200);
});

it('[TEAM-11] reports a backend that is down', async () => {
  const { origin } = backend;
  await backend.stop();
  await expect(ask('/v1/topics', {}, remoteAt(origin))).rejects.toThrow('cannot be reached');
  backend = await startBackend(json);
});

describe('[TEAM-11] [SEC-01] an internal address without the operator’s permission', () => {
  it.each([
    'https://127.0.0.1',
    'https://10.1.2.3',
    'https://169.254.169.254',
    'https://0x7f.1',
    'https://2130706433',
    'https://[::1]',
    'https://[::ffff:10.0.0.1]',
    'https://[fd00::1]',
    'https://[64:ff9b::a00:1]',
    'http://example.com',
  ])('is refused: %s', async (origin) => {
    await expect(ask('/v1/topics', {}, remoteAt(origin))).rejects.toThrow(
      'is internal or without HTTPS: the operator of this environment allows it in BACKEND_ORIGINS',
    );
  });

  it('is refused behind a name that resolves to it', async () => {
    await expect(ask('/v1/topics', {}, remoteAt('https://localhost'))).rejects.toThrow(
      'localhost leads to an internal address',
    );
  });

  it('is refused on another port than the allowed one', async () => {
    const { port } = new URL(backend.origin);
    const origin = `http://127.0.0.1:${Number(port) === 1024 ? 1025 : 1024}`;
    await expect(ask('/v1/topics', {}, remoteAt(origin))).rejects.toThrow('BACKEND_ORIGINS');
  });
});
