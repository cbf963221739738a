/** @jest-environment node */
import fastify from 'fastify';
import { documentHeaders, securityHeaders } from './security-headers.ts';

async function headersOf(type: string, caching: string) {
  const app = fastify();
  await app.register(securityHeaders, {
    headers: documentHeaders({
      videoProviderUrl: 'https://films.test',
      thirdParties: {},
      inlineScript: 'alert(1)',
    }),
  });
  app.get('/', (_request, reply) => reply.type(type).header('cache-control', caching).send('x'));
  return (await app.inject('/')).headers;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';

test.each([
  ['a page', 'text/html; charset=utf-8', 'no-cache'],
  ['a picture, which opens as a document', 'image/svg+xml', IMMUTABLE],
  ['the service worker', 'text/javascript', 'no-cache'],
])('%s has a content security policy', async (_what, type, caching) => {
  expect(await headersOf(type, caching)).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'self'") as unknown,
    'x-content-type-options': 'nosniff',
  });
});

test('[SEC-01] pages allow script files and one inline script by its hash, and no framing', async () => {
  const headers = await headersOf('text/html; charset=utf-8', 'no-cache');
  const policy = new Map(
    String(headers['content-security-policy'])
      .split(';')
      .map((directive) => directive.trim().split(' '))
      .map(([name = '', ...values]) => [name, values]),
  );
  expect(policy.get('script-src')).toEqual([
    "'self'",
    "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    "'wasm-unsafe-eval'",
  ]);
  for (const name of ['frame-ancestors', 'object-src', 'base-uri'])
    expect(policy.get(name)).toEqual(["'none'"]);
  expect(policy.get('form-action')).toEqual(["'self'"]);
  expect(policy.get('frame-src')).toEqual(['https://films.test']);
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('geolocation=(self)') as unknown,
  });
  expect(headers).not.toHaveProperty('x-powered-by');
});

test('[PERF-01] pages have no Cross-Origin-Opener-Policy, which would start a new browser process', async () => {
  expect(await headersOf('text/html; charset=utf-8', 'no-cache')).not.toHaveProperty(
    'cross-origin-opener-policy',
  );
});

test.each([
  ['script', 'text/javascript; charset=utf-8', IMMUTABLE],
  ['font', 'font/woff2', 'public, max-age=86400'],
])('a %s has no headers for documents', async (_what, type, caching) => {
  const headers = await headersOf(type, caching);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['content-security-policy']));
  expect(JSON.stringify(headers).length).toBeLessThan(450);
});
