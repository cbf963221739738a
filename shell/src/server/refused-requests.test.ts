/** @jest-environment node */
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { refusalSettings, refusedRequests } from './refused-requests.ts';
import { documentHeaders, securityHeaders } from './security-headers.ts';

const headers = documentHeaders({
  videoProviderUrl: 'https://films.test',
  thirdParties: {},
  inlineScript: '',
});
const HEADING = '<h1>Nous n’avons pas compris cette demande</h1>';

let app: FastifyInstance;
beforeEach(async () => {
  app = fastify({ ...refusalSettings(headers), routerOptions: { maxParamLength: 100 } });
  await app.register(securityHeaders, { headers });
  await app.register(refusedRequests, {
    headers,
    hasAction: ({ url }) => Promise.resolve(url.startsWith('/contact')),
  });
  app.get('/:page', () => 'a page');
  app.get('/files/*', (_request, reply) => reply.callNotFound());
  app.post('/choice', () => 'a choice');
  app.post('/api/*', () => 'a form');
  app.post('/*', () => 'an action');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

/** Sends raw text, and returns everything received until the connection closes. */
function send(text: string): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
    socket.on('error', reject).on('close', () => resolve(answer));
  });
}

it.each([
  ['POST', '/faq', 'GET, HEAD'],
  ['PUT', '/faq', 'GET, HEAD'],
  ['OPTIONS', '/faq', 'GET, HEAD'],
  ['TRACE', '/faq', 'GET, HEAD'],
  ['PROPFIND', '/faq', 'GET, HEAD'],
  ['POST', '/files/none', 'GET, HEAD'],
  ['PUT', '/contact?a=b', 'GET, HEAD, POST'],
  ['DELETE', '/choice?a=b', 'GET, HEAD, POST'],
  ['PATCH', '/api/v2.0/offers/', 'GET, HEAD, POST'],
])('[SEC-01] refuses %s %s, naming the allowed methods', async (method, path, allow) => {
  const answer = await send(`${method} ${path} HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  expect(answer).toContain(`\r\nallow: ${allow}\r\n`);
  expect(answer).toContain('\r\nx-frame-options: DENY\r\n');
});

it('[SEC-01] sends browsers a page, whatever the encoding of the form', async () => {
  for (const type of ['application/json', 'text/html', 'multipart/form-data; boundary=b']) {
    const { statusCode, headers, body } = await app.inject({
      method: 'POST',
      url: '/faq',
      headers: { accept: 'text/html,*/*;q=0.8', 'content-type': type },
      payload: '{',
    });
    expect([statusCode, headers['content-type']]).toEqual([405, 'text/html; charset=utf-8']);
    expect(body).toContain(HEADING);
  }
});

it('leaves routes unchanged', async () => {
  expect((await app.inject('/faq')).statusCode).toBe(200);
  expect((await app.inject({ method: 'HEAD', url: '/faq' })).statusCode).toBe(200);
  expect((await app.inject({ method: 'POST', url: '/api/v2.0/x' })).body).toBe('a form');
  expect((await app.inject({ method: 'POST', url: '/contact?a=b' })).body).toBe('an action');
  expect((await app.inject('/files/none')).statusCode).toBe(404);
});

it.each([
  ['no HTTP at all', 'bonjour\r\n\r\n', 400],
  ['letters that an address cannot have', 'GET /é HTTP/1.1\r\nHost: a.test\r\n\r\n', 400],
  ['headers without an end', `GET / HTTP/1.1\r\nHost: a.test\r\nCookie: ${'a'.repeat(100_000)}\r\n\r\n`, 431],
  ['no host', 'GET /faq HTTP/1.1\r\nAccept: text/html\r\nConnection: close\r\n\r\n', 400],
  [
    'two hosts',
    'GET /faq HTTP/1.1\r\nHost: a.test\r\nHost: b.test\r\nAccept: text/html\r\nConnection: close\r\n\r\n',
    400,
  ],
  ['an expectation', 'GET /faq HTTP/1.1\r\nHost: a.test\r\nExpect: x\r\nConnection: close\r\n\r\n', 417],
  [
    'two lengths',
    'POST /choice HTTP/1.1\r\nHost: a.test\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
  ],
  [
    'a broken escape',
    'GET /%FF HTTP/1.1\r\nHost: a.test\r\nAccept: text/html\r\nConnection: close\r\n\r\n',
    400,
  ],
  [
    'a very long name',
    `GET /${'a'.repeat(101)} HTTP/1.1\r\nHost: a.test\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
    414,
  ],
])('[SEC-01] answers a request with %s by a page with security headers', async (_what, text, status) => {
  const answer = await send(text);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  for (const name of ['content-security-policy', 'x-content-type-options', 'strict-transport-security'])
    expect(answer.toLowerCase()).toContain(`\r\n${name}: `);
  expect(answer).toContain(HEADING);
  expect(answer).not.toMatch(/FST_ERR|HPE_|node_modules/);
});

describe('[ERROR-03] a slow or idle connection', () => {
  const { requestTimeout = 0, connectionTimeout = 0, ...settings } = refusalSettings(headers);

  /** Starts the server with these timeouts. */
  async function start(times: { requestTimeout: number; connectionTimeout: number }): Promise<void> {
    await app.close();
    const http = { ...settings.http, headersTimeout: 100, connectionsCheckingInterval: 50 };
    app = fastify({ ...settings, ...times, http });
    app.addContentTypeParser('*', (_request, body, done) => {
      body.resume().on('end', () => done(null));
    });
    app.post('/form', () => 'taken');
    await app.listen({ port: 0, host: '127.0.0.1' });
  }
  const form = 'POST /form HTTP/1.1\r\nHost: a.test\r\nContent-Type: a/b\r\nContent-Length: 100000\r\n\r\n';

  it('times out after five minutes of a request, or one minute without a byte', () => {
    expect([requestTimeout, connectionTimeout]).toEqual([300_000, 60_000]);
  });

  it('with a form that trickles gets an error, and is closed', async () => {
    await start({ requestTimeout: requestTimeout / 1_000, connectionTimeout });
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (part: Buffer) => (answer += part.toString())).on('error', () => undefined);
    socket.write(form);
    const trickle = setInterval(() => socket.writable && socket.write('x'), 20);
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(trickle);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain(HEADING);
  });

  it('with a form that stalls is closed', async () => {
    await start({ requestTimeout, connectionTimeout: connectionTimeout / 100 });
    expect(await send(form)).toBe('');
  });
});
