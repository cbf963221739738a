import { expect, test } from '../../support/test.ts';

test('[SEARCH-09] a search is followed by its feed, which its page announces', async ({ page, request }) => {
  await page.goto('/offres-emploi?codeJobName=job_boucherie&codeContractType=dr_contract_cdi&page=2');
  const announced = await page.locator('head link[type="application/atom+xml"]').getAttribute('href');
  const { pathname, search } = new URL(announced ?? '', page.url());
  expect(pathname + search).toBe(
    '/offres-emploi.atom?codeJobName=job_boucherie&codeContractType=dr_contract_cdi',
  );
  await expect(page.getByRole('link', { name: 'par un flux Atom' })).toHaveAttribute(
    'href',
    pathname + search,
  );

  const feed = await request.get(pathname + search);
  expect(feed.status()).toBe(200);
  expect(feed.headers()).toMatchObject({
    'content-type': 'application/atom+xml; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
  });
  const read = await page.evaluate(
    (text) => {
      const document = new DOMParser().parseFromString(text, 'application/xml');
      const texts = (selector: string) =>
        [...document.querySelectorAll(selector)].map((each) => each.textContent);
      return {
        errors: document.querySelectorAll('parsererror').length,
        ids: texts('entry > id'),
        published: texts('entry > published'),
      };
    },
    await feed.text(),
  );
  expect(read.errors).toBe(0);
  expect(read.ids.length).toBeGreaterThan(10);
  expect(new Set(read.ids).size).toBe(read.ids.length);
  expect(read.published).toEqual([...read.published].sort().reverse());

  const again = await request.get(pathname + search, {
    headers: { 'if-none-match': feed.headers()['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);
  expect((await request.get('/offres-emploi.atom?lieu=nulleparville')).status()).toBe(404);
});
