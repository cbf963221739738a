/** @jest-environment node */
import cookie from '@fastify/cookie';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { errorAnswers } from '../error-answers.ts';
import { pages } from '../pages/pages.ts';
import { StoredAnswer } from '../pages/stored-answer.ts';
import type { ActiveSet } from '../render-processes/active-set.ts';
import { PreviewFailed, PreviewRefused } from './preview-errors.ts';
import type { Preview } from './preview-verifier.ts';
import { previews } from './previews.ts';
import { VisitorReleases } from './visitor-releases.ts';

const HOUR_MILLISECONDS = 3_600_000;
const publicBaseUrl = 'https://emploi.test';
const released = { remotes: new Map(), candidates: [] } as unknown as ActiveSet;
const NEVER_STORED = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

/** Resolves the tokens of these tests. */
function verify(token: string): Promise<Preview> {
  if (token === 'expired') return Promise.reject(new PreviewRefused('over', { isExpired: true }));
  if (!token.startsWith('mf-')) return Promise.reject(new PreviewRefused('forged'));
  const [remote = '', version = ''] = token.split('@');
  return Promise.resolve({ remote, version, expiresAt: new Date(Date.now() + HOUR_MILLISECONDS) });
}

let app: FastifyInstance;
let counted: string[];
beforeEach(async () => {
  counted = [];
  const visitors = new VisitorReleases({
    releases: { for: () => released },
    sets: {
      of: ([remote, version]) =>
        version === '9.0.0'
          ? Promise.reject(new PreviewFailed(`${remote}@${version}`, ['Error: <script>', 'and more']))
          : Promise.resolve({ ...released, preview: `${remote}@${version}` }),
    },
    verifier: { verify },
  });
  app = fastify();
  await app.register(cookie);
  await app.register(errorAnswers);
  await app.register(previews, { visitors, publicBaseUrl });
  await app.register(pages, {
    isCacheShown: true,
    visitors,
    site: {
      addressOf: (url) => url,
      stateOf: () => 'miss',
      document: ({ pathname }, { preview = 'the released versions' }) =>
        Promise.resolve(
          pathname === '/moved'
            ? new StoredAnswer({ kind: 'redirect', status: 301, location: '/offres-emploi' })
            : answer(preview),
        ),
      navigation: (_as, _address, { preview = 'the released versions' }) => Promise.resolve(answer(preview)),
      map: ({ preview = 'the released versions' }) => answer(preview),
    },
    metrics: { pageCache: (state) => counted.push(state) },
    outcomes: { visited: () => void counted.push('visit') },
    publicBaseUrl,
    scripts: { build: 'b1', inline: '', entry: [], preload: [], libraries: {} },
  });
});
afterEach(() => app.close());

const answer = (body: string) => new StoredAnswer({ kind: 'body', status: 200, type: 'text/html', body });
const open = (query: Record<string, string>) => app.inject({ url: '/_preview', query });
const get = (url: string, token?: string) =>
  app.inject({ url, ...(token !== undefined && { cookies: { careers_preview: token } }) });

it('[REL-06] a link opens its page with an HttpOnly cookie that expires with the preview', async () => {
  const { statusCode, headers, cookies } = await open({
    token: 'mf-search@1.1.0',
    to: '/offres-emploi?mot=a',
  });
  expect([statusCode, headers.location]).toEqual([303, '/offres-emploi?mot=a']);
  expect(headers).toMatchObject(NEVER_STORED);
  expect(cookies).toMatchObject([
    { name: 'careers_preview', value: 'mf-search@1.1.0', path: '/', httpOnly: true, sameSite: 'Lax' },
  ]);
  const left = (cookies[0]?.expires?.getTime() ?? 0) - Date.now();
  expect(left).toBeGreaterThan(HOUR_MILLISECONDS - 5_000);
  expect(left).toBeLessThanOrEqual(HOUR_MILLISECONDS);
});

it.each(['https://elsewhere.test/', '//elsewhere.test', '/\\elsewhere.test', ''])(
  '[REL-06] a link leads to no other site: %s',
  async (to) => {
    expect((await open({ token: 'mf-search@1.1.0', to })).headers.location).toBe('/');
  },
);

it.each(['/', '/moved', '/_data/', '/_page/offres-emploi', '/_release', '/nowhere.js'])(
  '[REL-06] %s is the previewed version’s for its visitor, and nowhere stored, indexed or counted',
  async (url) => {
    const own = await get(url, 'mf-search@1.1.0');
    if (url !== '/moved' && url !== '/nowhere.js') expect(own.body).toBe('mf-search@1.1.0');
    expect(own.headers).toMatchObject(NEVER_STORED);
    expect(own.headers).not.toHaveProperty('x-page-cache');
    expect(counted).toEqual([]);
    const others = await get(url);
    expect(others.body).not.toContain('mf-search');
    expect(others.headers['cache-control']).not.toContain('no-store');
  },
);

it.each([
  ['expired', 410, 'Cet aperçu est terminé'],
  ['forged', 403, 'Ce lien d’aperçu n’est pas valable ici'],
])(
  '[REL-06] a link or cookie that is %s is refused, and the site is there again',
  async (token, status, text) => {
    for (const refused of [await open({ token, to: '/offres-emploi' }), await get('/offres-emploi', token)]) {
      expect(refused.statusCode).toBe(status);
      expect(refused.body).toContain(text);
      expect(refused.headers).toMatchObject(NEVER_STORED);
      expect(refused.cookies).toMatchObject([{ name: 'careers_preview', value: '', path: '/' }]);
      expect(refused.cookies[0]?.expires).toEqual(new Date(0));
    }
    expect(counted).toEqual([]);
  },
);

it('[REL-06] a link without a token is refused', async () => {
  expect((await app.inject('/_preview')).statusCode).toBe(403);
});

it('[REL-06] shows the reasons of a failure, as text, to the preview’s viewer alone', async () => {
  const failed = await get('/offres-emploi', 'mf-search@9.0.0');
  expect(failed.statusCode).toBe(500);
  expect(failed.headers).toMatchObject(NEVER_STORED);
  expect(failed.body).toContain('L’aperçu de mf-search 9.0.0 a échoué');
  expect(failed.body).toContain('<li>Error: &lt;script&gt;</li><li>and more</li>');
  expect(failed.body).toContain('action="/_preview/leave"');
  expect((await get('/offres-emploi')).statusCode).toBe(200);
});

const leave = (headers: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/_preview/leave',
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'emploi.test', ...headers },
    cookies: { careers_preview: 'mf-search@1.1.0' },
  });

it('[REL-06] the banner’s form ends the preview, and redirects back to the page', async () => {
  const left = await leave({
    'sec-fetch-site': 'same-origin',
    referer: 'https://emploi.test/offres-emploi?mot=a',
  });
  expect([left.statusCode, left.headers.location]).toEqual([303, '/offres-emploi?mot=a']);
  expect(left.cookies).toMatchObject([{ name: 'careers_preview', value: '', expires: new Date(0) }]);
  expect((await leave({ referer: 'https://elsewhere.test/a' })).headers.location).toBe('/');
});

it('[REL-06] [SEC-01] another site’s form does not end a preview', async () => {
  const refused = await leave({ 'sec-fetch-site': 'cross-site' });
  expect([refused.statusCode, refused.cookies]).toEqual([403, []]);
});

it('[REL-06] ignores the cookie and refuses links without a signer of previews', async () => {
  const sets = { of: () => Promise.reject(new Error('There are no previews.')) };
  const visitors = new VisitorReleases({ releases: { for: () => released }, sets, verifier: null });
  await expect(visitors.verify('mf-search@1.1.0')).rejects.toBeInstanceOf(PreviewRefused);
  const request = { cookies: { careers_preview: 'mf-search@1.1.0' }, headers: {} };
  expect(await visitors.setOf(request as never)).toBe(released);
});
