/** @jest-environment node */
import fastify from 'fastify';
import { registerSecurityHeaders } from './security-headers.ts';

async function headersOf(type: string, caching: string) {
  const app = fastify();
  await registerSecurityHeaders(app, { videoProviderUrl: 'https://films.test', thirdParties: {} });
  app.get('/', (_request, reply) => reply.type(type).header('cache-control', caching).send('x'));
  return (await app.inject('/')).headers;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';

test.each([
  ['a page', 'text/html; charset=utf-8', 'no-cache'],
  ['a picture, which opens as a document', 'image/svg+xml', IMMUTABLE],
  ['the service worker', 'text/javascript', 'no-cache'],
])('%s comes with its policy', async (_what, type, caching) => {
  expect(await headersOf(type, caching)).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'self'") as unknown,
    'x-content-type-options': 'nosniff',
  });
});

test('a script of pages comes without what concerns documents', async () => {
  const headers = await headersOf('text/javascript; charset=utf-8', IMMUTABLE);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['content-security-policy']));
  expect(JSON.stringify(headers).length).toBeLessThan(450);
});
