import { expect, test } from '../../support/test.ts';

/** Other tests request the same pages, so that cached ones may be stale. */
const CACHED = /^(hit|stale)$/;

test('a page whose etag matches is 304, another is sent', async ({ request }) => {
  const path = '/entreprendre';
  const first = await request.get(path);
  const { etag = '', ...headers } = first.headers();
  expect(headers['content-encoding']).toBe('br');
  expect(headers['cache-control']).toContain('no-cache');
  expect(headers['vary']).toContain('accept-encoding');
  const again = await request.get(path, { headers: { 'if-none-match': `"other", ${etag}` } });
  expect(again.status()).toBe(304);
  expect(await again.body()).toHaveLength(0);
  expect(again.headers()['x-page-cache']).toMatch(CACHED);
  const other = await request.get('/nos-metiers', { headers: { 'if-none-match': etag } });
  expect(other.status()).toBe(200);
});

test('[PERF-02] tracking and unknown query parameters do not split the page cache', async ({ request }) => {
  const state = async (path: string) => (await request.get(path)).headers()['x-page-cache'];
  for (const path of [
    '/faq',
    '/offres-emploi',
    '/offres-emploi/carte',
    '/favoris',
    '/candidature-spontanee',
  ]) {
    await request.get(path);
    expect(await state(`${path}?utm_source=lettre&gclid=1`)).toMatch(CACHED);
    expect(await state(`${path}?hasard=${Date.now()}`)).toMatch(CACHED);
  }
  const moved = await request.get('/nos-offres/Boucher?utm_source=lettre', { maxRedirects: 0 });
  expect(moved.headers()['location']).toBe('/nos-offres/boucher?utm_source=lettre');
});

test('the locale cookie lasts a year', async ({ page, context }) => {
  await page.goto('/entreprendre');
  const locale = async () => (await context.cookies()).find(({ name }) => name === 'locale');
  await expect.poll(locale).toMatchObject({ value: 'fr', path: '/', sameSite: 'Lax' });
  const { expires = 0 } = (await locale()) ?? {};
  expect(Math.abs(expires - Date.now() / 1000 - 365 * 24 * 3600)).toBeLessThan(120);
});
