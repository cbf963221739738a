import { createHash } from 'node:crypto';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { expect, test } from '../../support/test.ts';

const PAGES = [
  ['/', 'Votre prochain métier est en rayon.'],
  ['/offres-emploi', /offres d’emploi$/],
  ['/offres-emploi/carte', 'Carte des offres d’emploi'],
  ['/nos-offres', /offres d’emploi$/],
  ['/nos-offres/boucher/nantes', /offres? de boucher à moins de 30.km de Nantes$/],
  ['/nos-metiers', 'Nos métiers'],
  ['/nos-metiers/les-metiers-en-supermarche', 'Les métiers en supermarché'],
  ['/nos-metiers/les-metiers-en-supermarche/boucher', 'Boucher'],
  ['/entreprendre', 'Ouvrez la porte. C’est la vôtre.'],
] as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const [path, heading] of PAGES) {
    test(`[ROUTE-01] ${path} has its own title, heading and canonical URL`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(/\| Recrutement/);
      await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
    });
  }
});

test('[ROUTE-02] upper case and a trailing slash are redirected with their query', async ({ request }) => {
  for (const [path, canonical] of [
    ['/Offres-Emploi?keywords=Boucher', '/offres-emploi?keywords=Boucher'],
    ['/entreprendre/', '/entreprendre'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers()['location']).toBe(canonical);
  }
});

test('[ROUTE-10] [ERROR-01] a path with a broken escape is the error page', async ({
  page,
  request,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of 404/);
  const answer = await request.get('/actualites/%E0%A4%A');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-security-policy']).toBeDefined();
  await page.goto('/%E0%A4%A');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Cette page n.existe pas/);
  await page.getByRole('link', { name: 'Voir les offres d’emploi' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[\d\s]+ offres d’emploi$/);
});

test('[ROUTE-03] URLs of offers are 200, redirected or 404', async ({ request, apiAddress }) => {
  const { list } = (await (await request.get(`${apiAddress}/api/v2.0/offers/?size=1`)).json()) as {
    list: { url: string; reference: string }[];
  };
  const { url, reference } = list[0]!;
  const status = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status();
  expect(await status(url)).toBe(200);
  const moved = await request.get(`/offre-emploi/autre-titre-${reference}?source=careers`, {
    maxRedirects: 0,
  });
  expect(moved.status()).toBe(301);
  expect(moved.headers()['location']).toBe(`${url}?source=careers`);
  const bare = await request.get('/offre-emploi', { maxRedirects: 0 });
  expect([bare.status(), bare.headers()['location']]).toEqual([302, '/offres-emploi']);
  expect(await status('/offre-emploi/boucher-25-10432')).toBe(404);
  const unknown = await request.get('/offre-emploi/boucher-1999-1');
  expect(unknown.status()).toBe(404);
  const html = await unknown.text();
  expect(html).toContain('Offre introuvable');
  expect(html).toContain('ou l’offre a été retirée');
});

test('[ROUTE-10] [ERROR-01] an unknown path is the server-rendered error page, for HEAD too', async ({
  request,
}) => {
  const response = await request.get('/cette-page-n-existe-pas');
  expect(response.status()).toBe(404);
  const html = await response.text();
  expect(html).toContain('ERREUR 404');
  expect(html).toContain('Cette page n’existe pas\u00A0!');
  expect(html).toContain('Les dernières offres');
  const head = await request.head('/cette-page-n-existe-pas');
  expect(head.status()).toBe(404);
  expect(await head.body()).toHaveLength(0);
});

test('malformed and hostile URLs are never a server error', async ({ request }) => {
  for (const path of [
    '/offres-emploi?keywords=%E0%A4%A',
    '/offres-emploi?page=abc&radius=-5&sort=drop%20table',
    `/offres-emploi?keywords=${'x'.repeat(5000)}`,
    '/offres-emploi?__proto__=x&constructor=y',
    '/nos-offres/%E0%A4%A',
    '/offre-emploi/%00-2025-1',
    '/%C0%AF',
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBeLessThan(500);
  }
});

test('[SEC-01] source maps are never served', async ({ request }) => {
  const html = await (await request.get('/offres-emploi')).text();
  const scripts = [...new Set(html.match(/\/(?:static\/shell|remotes)\/[^"'\\\s]+?\.js\b/g))];
  expect(scripts.some((script) => script.startsWith('/static/shell/'))).toBe(true);
  const ofRemotes = scripts.filter((script) => script.startsWith('/remotes/'));
  expect(ofRemotes.length).toBeGreaterThan(3);
  const apart = ofRemotes.map((script) => script.replace(/^(\/remotes\/[^/]+\/[^/]+)/, '$1/maps/client'));
  for (const script of [...scripts, ...apart])
    expect((await request.get(`${script}.map`)).status(), script).toBe(404);
});

test('[SEC-01] no URL redirects to another site, or makes the server request one', async ({ baseURL }) => {
  // Not `fetch`, which normalises URLs.
  const send = (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ host: new URL(baseURL ?? '').hostname, port: new URL(baseURL ?? '').port, path }, (answer) => {
        answer.resume();
        resolve(answer);
      }).on('error', reject);
    });
  for (const path of [
    '//other.test/Offres-Emploi/',
    '/\\other.test/Offres-Emploi/',
    '///other.test',
    '/%2F%2Fother.test/X',
    'http://other.test/Entreprendre/',
    '//other.test/offres-emploi?activity_field_id=job_boucherie',
    '/offre-emploi?next=//other.test',
  ]) {
    const { statusCode = 0, headers } = await send(path);
    expect(statusCode, path).toBeLessThan(500);
    const { origin } = new URL(headers.location ?? '/', baseURL);
    expect(origin, path).toBe(new URL(baseURL ?? '').origin);
  }
  const api = await send('http://127.0.0.1:1/api/v2.0/entity/?page=0&size=1');
  expect(api.statusCode).toBe(200);
});

test('[SEC-01] the CSP allows script files and the one inline script by its hash', async ({ request }) => {
  const response = await request.get('/');
  const scripts = (await response.text()).matchAll(/<script(.*?)>(.*?)<\/script>/gs);
  const inline = [...scripts].flatMap(([, attributes = '', text = '']) =>
    /\b(src|type)=/.test(attributes) ? [] : text,
  );
  expect(inline).toHaveLength(1);
  const hash = createHash('sha256').update(inline[0]!).digest('base64');
  expect(response.headers()['content-security-policy']).toContain(
    `script-src 'self' 'sha256-${hash}' 'wasm-unsafe-eval';`,
  );
  expect(response.headers()['x-content-type-options']).toBe('nosniff');
});

for (const [path, status] of [
  ['/error', 500],
  ['/error?statusCode=503', 503],
  ['/error?statusCode=404', 404],
  ['/error?statusCode=200', 500],
  ['/error?statusCode=abc', 500],
] as const) {
  test(`[ROUTE-09] ${path} is the error page with status ${status}, not indexed`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(status);
    const html = await response.text();
    expect(html).toContain(`ERREUR ${status}`);
    expect(html).toContain('<meta name="robots" content="noindex');
  });
}
