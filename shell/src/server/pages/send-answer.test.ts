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
afterAll(() => app.close());

it.each([
  ['/offres-emploi', 'private, no-cache', undefined],
  ['/alerte/confirmer', 'private, no-store', undefined],
  ['/error', 'private, no-cache', '5'],
])('[SEC-01] [ERROR-03] %s may be kept as its answer says: %s', async (path, cacheControl, retryAfter) => {
  const { headers } = await app.inject(path);
  expect([headers['cache-control'], headers['retry-after']]).toEqual([cacheControl, retryAfter]);
});
