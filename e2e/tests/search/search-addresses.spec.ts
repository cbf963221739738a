import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

const answer = async (request: APIRequestContext, path: string) => {
  const response = await request.get(path, { maxRedirects: 0 });
  return [response.status(), response.headers()['location'] ?? ''];
};

test('[ROUTE-05] clean URLs of results search for what they name, or are 404', async ({ page, request }) => {
  for (const [path, title] of [
    ['/nos-offres', /offres d’emploi$/],
    ['/nos-offres/boucher', /offres? de boucher$/],
    ['/nos-offres/boucher/nantes', /offres? de boucher à moins de 30.km de Nantes$/],
    ['/nos-offres/boucher/cdi', /offres? de boucher, en CDI$/],
    ['/nos-offres/boucher/temps-plein', /offres? de boucher, à temps plein$/],
    ['/nos-offres/boucher/paris', /offres? de boucher à Paris$/],
    ['/nos-offres/caf%C3%A9-cr%C3%A8me/nantes', /offres? pour «.café crème.» à moins de 30.km de Nantes$/],
  ] as const) {
    await page.goto(path);
    const found = page.getByRole('heading', { level: 1, name: title });
    const nothing = page.getByRole('heading', { level: 1, name: /aucun emploi/ });
    await expect(found.or(nothing), path).toBeVisible();
  }
  expect(await answer(request, '/nos-offres/boucher/zzz')).toEqual([404, '']);
  expect(await answer(request, '/nos-offres/boucher/nantes/x')).toEqual([404, '']);
  expect(await answer(request, '/offres-emploi?page=100000')).toEqual([404, '']);
});

test('[ROUTE-02] [ROUTE-12] legacy and non-canonical URLs are redirected permanently', async ({
  request,
}) => {
  for (const [path, location] of [
    ['/Nos-Offres/Boucher/', '/nos-offres/boucher'],
    ['/offres-emploi/?keywords=Chef', '/offres-emploi?keywords=Chef'],
    [
      '/offres-emploi?activity_field_id=job_boucherie&dep_name=LOIRE-ATLANTIQUE',
      '/nos-offres/boucher/loire-atlantique',
    ],
    ['/offres-emploi?dep_name=INCONNU', '/offres-emploi'],
  ] as const)
    expect(await answer(request, path), path).toEqual([301, location]);
});

test('[SEO-01] [SEARCH-09] each list of offers has one canonical URL', async ({ page }) => {
  for (const [path, canonical, robots] of [
    ['/offres-emploi', '/offres-emploi', null],
    ['/offres-emploi?utm_source=x&source=careers', '/offres-emploi', null],
    ['/nos-offres', '/offres-emploi', null],
    ['/nos-offres/boucher/nantes', '/nos-offres/boucher/nantes', null],
    ['/nos-offres/boucher/nantes?page=2', '/nos-offres/boucher/nantes?page=2', null],
    ['/nos-offres/boucher/nantes?sort=distance,asc', '/nos-offres/boucher/nantes', 'noindex,follow'],
    ['/offres-emploi?codeEntity=super-u', '/offres-emploi', 'noindex,follow'],
    ['/offres-emploi?keywords=xyzxyzxyz', '/offres-emploi', 'noindex,follow'],
    ['/favoris', null, 'noindex,follow'],
  ] as const) {
    await page.goto(path);
    const address = await page.locator('link[rel=canonical]').getAttribute('href');
    if (canonical) expect(new URL(address ?? '').href, path).toMatch(new RegExp(`${escaped(canonical)}$`));
    await expect(page.locator('meta[name=robots]'), path).toHaveCount(robots ? 1 : 0);
    if (robots) await expect(page.locator('meta[name=robots]'), path).toHaveAttribute('content', robots);
    await expect(page.locator('meta[property="og:image"]'), path).toHaveCount(1);
    await expect(page, path).toHaveTitle(/ \| Recrutement /);
  }
});

const escaped = (text: string) => text.replaceAll(/[.?*+^$()[\]{}|\\]/g, '\\$&');

test('[SEARCH-08] hostile parameters never break the results', async ({ request }) => {
  const long = 'x'.repeat(10_000);
  const values = [
    '%E0%A4%A',
    '%00',
    '%0d%0aSet-Cookie:a=b',
    '<script>alert(1)</script>',
    '..%2f..%2fetc',
    '%F0%9F%98%80',
    '%ED%A0%80',
    "'%20OR%201=1--",
    '-1e999',
    'NaN',
    '[]',
    '{}',
    ',,,',
    long,
  ];
  const names = [
    'keywords',
    'codeTown',
    'codeContractType',
    'latitude',
    'radius',
    'page',
    'sort',
    'quoi',
    'lieu',
  ];
  const hostile = [
    ...names.flatMap((name) => values.map((value) => `${name}=${value}`)),
    ...names.map((name) => `${name}[]=a&${name}[b]=c&${name}=d&${name}=e`),
    '__proto__=x&constructor=y&hasOwnProperty=z',
    `codeContractType=${Array.from({ length: 500 }, (_, index) => `c${index}`).join()}`,
    `latitude=90&longitude=180&radius=100&sort=distance,asc`,
  ];
  for (const query of hostile) {
    const response = await request.get(`/offres-emploi?${query}`);
    expect(response.status(), query.slice(0, 80)).toBeLessThan(500);
    expect(response.headers()['set-cookie'] ?? '').not.toContain('a=b');
    expect(await response.text(), query.slice(0, 80)).not.toContain('<script>alert');
  }
});

for (const [path, name] of [
  ['/nos-offres/boucher', 'Retour à toutes les offres'],
  ['/nos-metiers', 'Retour aux offres'],
] as const)
  test(`[SEARCH-01] who enters the site at ${path} has a way back to the offers`, async ({
    page,
    baseURL,
  }) => {
    const back = page.getByRole('main').getByRole('link', { name });
    await page.goto(path);
    await expect(back).toBeVisible();
    await expect(back).toHaveAttribute('href', '/offres-emploi');
    await page.goto(path, { referer: `${baseURL}/` });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(back).toBeHidden();
  });
