/** @jest-environment node */
import cookie from '@fastify/cookie';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { withoutPreviews } from '../previews/visitors-for-tests.ts';
import type { ActiveSet } from '../render-processes/active-set.ts';
import { pageAddress } from './page-address.ts';
import { pages } from './pages.ts';
import { StoredAnswer } from './stored-answer.ts';

const set = {
  key: '',
  revision: 1,
  remotes: new Map([['mf-a', { manifest: { name: 'mf-a', version: '1.0.0', mount: [] }, pages: [] }]]),
  missing: [],
  candidates: [],
  unavailable: [],
} as unknown as ActiveSet;
const page = (body: string) => new StoredAnswer({ kind: 'body', status: 200, type: 'text/html', body });

let app: FastifyInstance;
let cohorts: (number | null)[];
let visited: string[];
beforeEach(() => start({ isCacheShown: true }));
afterEach(() => app.close());

async function start({ isCacheShown }: { isCacheShown: boolean }): Promise<void> {
  [cohorts, visited] = [[], []];
  app = fastify();
  await app.register(cookie);
  await app.register(pages, {
    visitors: withoutPreviews({
      for: (cohort) => {
        cohorts.push(cohort);
        return Promise.resolve(set);
      },
    }),
    site: {
      addressOf: (url) => pageAddress(url, ['page']),
      stateOf: () => 'hit',
      document: ({ pathname, search }) =>
        Promise.resolve(
          pathname === '/moved'
            ? new StoredAnswer({ kind: 'redirect', status: 301, location: '/offres-emploi' })
            : page(`document of ${pathname}${search}`),
        ),
      navigation: (as, { pathname, search }) => Promise.resolve(page(`${as} of ${pathname}${search}`)),
      map: () => page('map'),
    },
    metrics: { pageCache: () => undefined },
    outcomes: { visited: (versions) => void visited.push(...versions) },
    publicBaseUrl: 'https://emploi.test',
    scripts: { build: 'b1', inline: '', entry: [], preload: [], libraries: {} },
    isCacheShown,
  });
}

it('[SEC-01] does not reveal in production what other visitors requested', async () => {
  await app.close();
  await start({ isCacheShown: false });
  expect((await app.inject('/offres-emploi')).headers).not.toHaveProperty('x-page-cache');
});

it('[PERF-02] removes unknown query parameters from document and data requests', async () => {
  const document = await app.inject('/offres-emploi?utm_source=x&page=2&other=1');
  expect(document.body).toBe('document of /offres-emploi?page=2');
  expect(document.headers).toMatchObject({ 'x-page-cache': 'hit', 'cache-control': 'private, no-cache' });
  const data = await app.inject('/_data/offres-emploi?page=2&gclid=1');
  expect(data.body).toBe('data of /offres-emploi?page=2');
  const rendered = await app.inject('/_page/offres-emploi?page=2&gclid=1');
  expect(rendered.body).toBe('rendered of /offres-emploi?page=2');
  for (const { headers } of [data, rendered])
    expect(headers).toMatchObject({ 'x-build': 'b1', 'x-robots-tag': 'noindex' });
});

it('[ERROR-01] sends the site’s error page for a navigation to a missing file, and no page to scripts', async () => {
  app.get('/static/*', (_request, reply) => reply.callNotFound());
  const opened = await app.inject({ url: '/static/Gone.js', headers: { accept: 'text/html,*/*' } });
  expect(opened.body).toBe('document of /static/Gone.js');
  const loaded = await app.inject({ url: '/static/Gone.js', headers: { accept: '*/*' } });
  expect([loaded.statusCode, loaded.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
});

it('redirects to the canonical path and to moved pages with the tracking parameters', async () => {
  const locations = await Promise.all(
    ['/Offres-Emploi/?utm_source=x', '/moved?utm_source=x'].map((path) => app.inject(path)),
  );
  expect(locations.map(({ headers }) => headers.location)).toEqual([
    '/offres-emploi?utm_source=x',
    '/offres-emploi?utm_source=x',
  ]);
  // Permanent redirects too: they must not outlive the version.
  expect(locations[1]?.statusCode).toBe(301);
  expect(locations[1]?.headers['cache-control']).toBe('private, no-cache');
});

it('[REL-02] only /_release assigns a cohort; pages contain nothing about a visitor', async () => {
  expect((await app.inject('/')).cookies).toEqual([]);
  const release = await app.inject({
    url: '/_release',
    headers: { 'user-agent': 'Mozilla/5.0 Firefox/145.0' },
  });
  expect(release.cookies).toEqual([expect.objectContaining({ name: 'careers_release' })]);
  expect(cohorts).toEqual([null, expect.any(Number)]);
});

it('[REL-07] counts visits of visitors who had a cohort when their page was rendered, not of robots', async () => {
  const release = (cohort: string, userAgent = 'Mozilla/5.0 Firefox/145.0') =>
    app.inject({
      ...{ url: '/_release', headers: { 'user-agent': userAgent } },
      cookies: cohort ? { careers_release: cohort } : {},
    });
  await release('');
  await release('released');
  await release('0ff', 'Googlebot/2.1');
  await app.inject({ url: '/', cookies: { careers_release: '0ff' } });
  expect(visited).toEqual([]);
  expect((await release('')).headers['x-cohort']).toBe('new');
  expect((await release('0ff')).headers['x-cohort']).toBe('known');
  expect(visited).toEqual(['mf-a@1.0.0']);
});
