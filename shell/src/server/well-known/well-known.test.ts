/** @jest-environment node */
import { gunzipSync, gzipSync } from 'node:zlib';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { testConfiguration } from '@careers/testing';
import type { ActiveSet } from '../render-processes/active-set.ts';
import { wellKnown } from './well-known.ts';

const XML = '<urlset/>';

let app: FastifyInstance;
let asked: unknown[];
let isDown: boolean;
let isSlow: boolean;
let files: string[];
beforeEach(async () => {
  asked = [];
  isDown = false;
  isSlow = false;
  files = [XML];
  const process = {
    ask: (_question: string, { name }: { name: string }) => {
      asked.push(name);
      if (isSlow) return new Promise(() => undefined);
      return isDown
        ? Promise.reject(new Error('down'))
        : Promise.resolve(files.map((text) => gzipSync(text)));
    },
  };
  const set = {
    key: 'mf-offer@1.0.0',
    revision: 1,
    remotes: new Map(),
    missing: [],
    candidates: [],
    unavailable: [],
    process,
  };
  app = fastify();
  await app.register(wellKnown, {
    configuration: {
      ...testConfiguration,
      publicBaseUrl: 'https://emploi.test',
      environment: 'production',
    },
    indexMilliseconds: 200,
    releases: { released: () => Promise.resolve(set as unknown as ActiveSet) },
  });
});
afterEach(() => app.close());

it.each([
  ['[SEO-02]', '/robots.txt', 'text/plain', 'Sitemap: https://emploi.test/sitemap.xml'],
  ['[SEC-01]', '/.well-known/security.txt', 'text/plain', 'Contact: https://emploi.test/'],
  ['[PWA-01]', '/manifest.webmanifest', 'application/manifest+json', '"display":"standalone"'],
  ['[SEO-02]', '/sitemap.xml', 'application/xml', '<loc>https://emploi.test/sitemap-offres.xml</loc>'],
])('%s %s is %s and contains %s', async (_id, path, type, text) => {
  const { statusCode, headers, body } = await app.inject(path);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain(type);
  expect(body).toContain(text);
});

it('[SEO-02] a sitemap is generated once, and compressed for clients that accept gzip', async () => {
  const plain = await app.inject('/sitemap-pages.xml');
  const packed = await app.inject({ url: '/sitemap-pages.xml', headers: { 'accept-encoding': 'gzip, br' } });
  expect([plain.body, plain.headers['content-encoding']]).toEqual([XML, undefined]);
  expect(packed.headers).toMatchObject({
    'content-encoding': 'gzip',
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=3600',
  });
  expect(gunzipSync(packed.rawPayload).toString()).toBe(XML);
  expect(asked).toEqual(['pages']);
});

it('[SEO-02] a sitemap of several files is listed with all of them', async () => {
  files = ['<urlset>1</urlset>', '<urlset>2</urlset>', '<urlset>3</urlset>'];
  const listed = [...(await app.inject('/sitemap.xml')).body.matchAll(/<loc>([^<]*)/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(listed).toEqual(
    ['pages', 'offres'].flatMap((name) => [
      `/sitemap-${name}.xml`,
      `/sitemap-${name}-2.xml`,
      `/sitemap-${name}-3.xml`,
    ]),
  );
  const bodies = await Promise.all(listed.map(async (path) => (await app.inject(path)).body));
  expect(bodies).toEqual([...files, ...files]);
  for (const path of ['/sitemap-offres-4.xml', '/sitemap-offres-0.xml', '/sitemap-offres-x.xml'])
    expect((await app.inject(path)).statusCode).toBe(404);
});

it.each([
  ['cannot be had', () => (isDown = true)],
  ['take their time', () => (isSlow = true)],
])('[SEO-02] serves the index while the sitemaps %s, and does not cache it', async (_what, trouble) => {
  trouble();
  const { statusCode, headers, body } = await app.inject('/sitemap.xml');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(body.match(/<loc>/g)).toHaveLength(2);
});

it('[SEO-02] a sitemap that fails is generated again on the next request', async () => {
  isDown = true;
  expect((await app.inject('/sitemap-offres.xml')).statusCode).toBe(500);
  isDown = false;
  expect((await app.inject('/sitemap-offres.xml')).body).toBe(XML);
  expect(asked).toEqual(['offers', 'offers']);
});
