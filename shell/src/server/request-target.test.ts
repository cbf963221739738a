/** @jest-environment node */
import Fastify from 'fastify';
import fc from 'fast-check';
import { requestedUrl } from './request-target.ts';

it.each([
  [undefined, '/'],
  ['/faq?a=1', '/faq?a=1'],
  ['http://autre.test/faq', '/faq'],
  ['https://autre.test', '/'],
  ['/actualit%C3%A9s', '/actualit%C3%A9s'],
  ['/offres-emploi?mots=%', '/offres-emploi?mots=%'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/%FF?a=%41', '/%25FF?a=%41'],
  ['/100%', '/100%25'],
])('resolves the target %s to %s', (target, url) => {
  expect(requestedUrl(target)).toBe(url);
});

it('[ERROR-01] passes every target to the site', async () => {
  const app = Fastify({ rewriteUrl: ({ url }) => requestedUrl(url) });
  app.get('/*', async () => 'the site');
  const parts = fc.constantFrom('/', '%', '%C3', '%A9', '%FF', '%E0%A4%A', 'a', '.', ';', '%2F', '%00');
  await fc.assert(
    fc.asyncProperty(fc.array(parts, { maxLength: 6 }), async (path) => {
      const { body } = await app.inject(`/${path.join('')}`);
      expect(body).toBe('the site');
    }),
  );
});
