/** @jest-environment node */
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { CachedApi } from './cached-api.ts';
import { apiGateway } from './gateway.ts';

const servers: FastifyInstance[] = [];
const requested: string[] = [];
/** Delays the API's response to a GET. */
let held: Promise<void>;

/** Starts a server on a free port; resolves to its address. */
async function listen(server: FastifyInstance): Promise<string> {
  servers.push(server);
  await server.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

/** Requests a path without resolving its dot segments, as `fetch` would. */
function get(base: string, path: string): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base);
    request({ hostname, port, path }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => (body += part));
      response.on('end', () => resolve({ status: response.statusCode, body }));
    })
      .on('error', reject)
      .end();
  });
}

const MAX_REQUESTS = 3;
/** Bytes that are not valid UTF-8. */
const PICTURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0x00, 0xc3]);
let gateway: string;
let api: FastifyInstance;

beforeEach(async () => {
  requested.length = 0;
  api = Fastify();
  api.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  api.addContentTypeParser('multipart/form-data', (_request, body, done) => {
    body.resume().on('end', () => done(null));
  });
  api.post('/api/v2.0/silent', () => new Promise(() => undefined));
  api.post('/*', ({ url, body, headers }) => ({ url, body, from: headers['x-forwarded-for'] }));
  held = Promise.resolve();
  api.get('/api/v2.0/documentation/icon.png', (_request, reply) => reply.type('image/png').send(PICTURE));
  api.get('/*', async (incoming) => {
    requested.push(incoming.url);
    await held;
    return { url: incoming.url };
  });
  const apiUrl = await listen(api);
  const app = Fastify({ trustProxy: ['loopback'] });
  await app.register(apiGateway, {
    api: new CachedApi({ apiUrl, onError: () => undefined, maxRequests: MAX_REQUESTS }),
    apiUrl,
    answerTimeoutMilliseconds: 500,
  });
  gateway = await listen(app);
});

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

it('proxies GETs to the API', async () => {
  expect(await get(gateway, '/api/v2.0/offers/?page=0')).toEqual({
    status: 200,
    body: '{"url":"/api/v2.0/offers/?page=0"}',
  });
});

it('passes pictures on unchanged', async () => {
  const answer = await fetch(`${gateway}/api/v2.0/documentation/icon.png`);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(PICTURE);
});

it('[PERF-02] answers 304 for what the browser has cached', async () => {
  const PATH = `${gateway}/api/v2.0/referentials/`;
  const etag = (await fetch(PATH)).headers.get('etag') ?? '';
  const again = await fetch(PATH, { headers: { 'if-none-match': `"other", ${etag}` } });
  expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
  expect((await fetch(PATH, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

it.each(['/api/v2.0/../../healthz', '/api/v2.0/%2e%2e/%2E./healthz', '/api/v2.0/offers/../../../metrics'])(
  'refuses a path outside the API: %s',
  async (path) => {
    const { status, body } = await get(gateway, path);
    expect(status).toBe(404);
    expect(body).toContain('NOT_FOUND');
    expect(requested).toEqual([]);
  },
);

it('[ERROR-03] refuses requests above the limit, but never cached ones', async () => {
  const answering = Promise.withResolvers<void>();
  const CACHED = '/api/v2.0/referentials/';
  await get(gateway, CACHED);
  held = answering.promise;
  const slow = Array.from({ length: MAX_REQUESTS }, (_, page) =>
    fetch(`${gateway}/api/v2.0/news/?page=${page}`),
  );
  while (requested.length <= MAX_REQUESTS) await new Promise(setImmediate);
  const refused = await fetch(`${gateway}/api/v2.0/news/?page=99`);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await get(gateway, CACHED)).status).toBe(200);
  answering.resolve();
  for (const answer of slow) expect((await answer).status).toBe(200);
  expect((await get(gateway, '/api/v2.0/news/?page=99')).status).toBe(200);
});

it('[ERROR-03] answers 503 for a form that the API reads and never answers', async () => {
  const { status, headers } = await fetch(`${gateway}/api/v2.0/silent`, { method: 'POST', body: 'a form' });
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
});

it('answers 503 while the API cannot be reached', async () => {
  await api.close();
  const { status, body } = await get(gateway, '/api/v2.0/offers/');
  expect(status).toBe(503);
  expect(body).toContain('Le service est momentanément indisponible');
});

it('[APPLY-13] streams POSTs to the API with the visitor’s IP address, for its rate limit', async () => {
  const response = await fetch(`${gateway}/api/v2.0/applicationswithoutaccount/?a=1`, {
    method: 'POST',
    body: 'my application',
    headers: { 'x-forwarded-for': '203.0.113.9' },
  });
  expect([response.status, await response.json()]).toEqual([
    200,
    { url: '/api/v2.0/applicationswithoutaccount/?a=1', body: 'my application', from: '203.0.113.9' },
  ]);
});

it('[ERROR-03] a POST gets 503 with Retry-After while the API cannot be reached', async () => {
  await api.close();
  const response = await fetch(`${gateway}/api/v2.0/applicationswithoutaccount/`, {
    method: 'POST',
    body: 'my application',
  });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.json()).toEqual([expect.objectContaining({ code: 'UNAVAILABLE' })]);
});

/** Sends a form and then a GET over one connection; resolves with both statuses. */
async function overOneConnection(headers: Record<string, string> = {}): Promise<(number | undefined)[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { hostname, port } = new URL(gateway);
  const send = (method: string, path: string, body = '') =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = request({ hostname, port, path, method, agent, headers: body ? headers : {} });
      sent.on('response', (response) => response.resume().on('end', () => resolve(response.statusCode)));
      sent.on('error', reject).end(body);
    });
  const statuses = [
    await send('POST', '/api/v2.0/applicationswithoutaccount/', 'x'.repeat(2_000_000)),
    await send('GET', '/api/v2.0/../robots.txt'),
  ];
  agent.destroy();
  return statuses;
}

describe('[ERROR-03] a large form that the API does not read leaves the connection open', () => {
  it('when the API is down', async () => {
    await api.close();
    expect(await overOneConnection()).toEqual([503, 404]);
  });

  it('when the API exits during the upload', async () => {
    api.server.prependListener('request', ({ socket }) => socket.destroy());
    expect(await overOneConnection()).toEqual([503, 404]);
  });
});

it('[APPLY-13] accepts a form sent with `Expect: 100-continue`', async () => {
  const { status } = await new Promise<{ status: number | undefined }>((resolve, reject) => {
    const { hostname, port } = new URL(gateway);
    const sent = request({
      hostname,
      port,
      path: '/api/v2.0/applicationswithoutaccount/',
      method: 'POST',
      headers: { expect: '100-continue', 'content-type': 'text/plain' },
    });
    sent.on('continue', () => sent.end('my application'));
    sent.on('response', (response) =>
      response.resume().on('end', () => resolve({ status: response.statusCode })),
    );
    sent.on('error', reject).flushHeaders();
  });
  expect(status).toBe(200);
});

it('[APPLY-13] slow forms of one address leave room for other addresses, and for its own once they end', async () => {
  const { hostname, port } = new URL(gateway);
  const open = (from: string) => {
    const headers = { 'x-forwarded-for': from, 'content-type': 'multipart/form-data; boundary=x' };
    const sent = request({
      hostname,
      port,
      path: '/api/v2.0/applicationswithoutaccount/',
      method: 'POST',
      headers,
    });
    sent.on('error', () => undefined).write('--x');
    return sent;
  };
  const statusFor = async (from: string) => {
    const response = await fetch(`${gateway}/api/v2.0/applicationswithoutaccount/`, {
      method: 'POST',
      body: 'my application',
      headers: { 'x-forwarded-for': from },
    });
    return response.status;
  };
  const slow = Array.from({ length: 10 }, () => open('203.0.113.9'));
  while ((await statusFor('203.0.113.9')) !== 429);
  expect(await statusFor('203.0.113.10')).toBe(200);
  for (const form of slow) form.destroy();
  while ((await statusFor('203.0.113.9')) !== 200);
});
