/** @jest-environment node */
import fastify from 'fastify';
import { sendAnswer } from './send-answer.ts';
import { StoredAnswer } from './stored-answer.ts';

const app = fastify();
const page = { kind: 'body', type: 'text/html', body: '<h1>Alerte</h1>' } as const;
app.get('/offres-emploi', (request, reply) =>
  sendAnswer(request, reply, new StoredAnswer({ ...page, status: 200 })),
);
app.get('/alerte/confirmer', (request, reply) =>
  sendAnswer(request, reply, new StoredAnswer({ ...page, status: 200, isCacheable: false })),
);
app.get('/error', (request, reply) => sendAnswer(request, reply, new StoredAnswer({ ...page, status: 503 })));
app.get('/offres-emploi.atom', (request, reply) =>
  sendAnswer(
    request,
    reply,
    new StoredAnswer({
      ...page,
      type: 'application/atom+xml',
      status: 200,
      headers: { 'content-type': 'application/atom+xml', 'last-modified': 'Fri, 20 Nov 2026 07:00:00 GMT' },
    }),
  ),
);
afterAll(() => app.close());

it.each([
  ['/offres-emploi', 'private, no-cache', undefined],
  ['/alerte/confirmer', 'private, no-store', undefined],
  ['/error', 'private, no-cache', '5'],
])('[SEC-01] [ERROR-03] %s has its own caching headers: %s', async (path, cacheControl, retryAfter) => {
  const { headers } = await app.inject(path);
  expect([headers['cache-control'], headers['retry-after']]).toEqual([cacheControl, retryAfter]);
});

it('[PERF-01] does not resend a file that the browser has', async () => {
  const first = await app.inject('/offres-emploi.atom');
  expect(first.statusCode).toBe(200);
  const etag = String(first.headers['etag']);
  const again = await app.inject({ url: '/offres-emploi.atom', headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.body, again.headers['last-modified']]).toEqual([
    304,
    '',
    'Fri, 20 Nov 2026 07:00:00 GMT',
  ]);
});
