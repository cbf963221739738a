/** @jest-environment node */
import { fakeLookups } from './fake-lookups.ts';
import { canonical, lookUpItems, parse, resolve, robots } from './index.ts';

async function open(url: string) {
  const page = await resolve(parse(url), fakeLookups);
  if (page.kind !== 'search') throw new Error(`${url} is no results page`);
  return { ...page, items: await lookUpItems(page.search.criteria, fakeLookups) };
}

test.each([
  ['/offres-emploi', '/offres-emploi', 'index,follow'],
  ['/nos-offres', '/offres-emploi', 'index,follow'],
  ['/offres-emploi?page=3&utm_source=x', '/offres-emploi?page=3', 'index,follow'],
  ['/nos-offres/boucher/nantes?page=2', '/nos-offres/boucher/nantes?page=2', 'index,follow'],
  ['/nos-offres/boucher/nantes?sort=distance,asc', '/nos-offres/boucher/nantes', 'noindex,follow'],
  ['/nos-offres/boucher', '/nos-offres/boucher', 'index,follow'],
  ['/nos-offres/chef-de-rayon', '/nos-offres/chef-de-rayon', 'index,follow'],
  ['/nos-offres/boucher?codeEntity=super-u', '/offres-emploi', 'noindex,follow'],
  [
    '/offres-emploi?codeJobName=job_boucherie&labelJobForUrl=boucher&codeTown=town_44109',
    '/nos-offres/boucher/nantes',
    'index,follow',
  ],
  [
    '/offres-emploi?codeJobName=job_boucherie&labelJobForUrl=boucher&codeTown=town_75056',
    '/offres-emploi',
    'noindex,follow',
  ],
  [
    '/offres-emploi?codeJobName=job_boucherie&labelJobForUrl=boucher&codePlace=town_44109,town_75056',
    '/offres-emploi',
    'noindex,follow',
  ],
  ['/offres-emploi?codePlace=town_44109,town_75056&page=2', '/offres-emploi', 'noindex,follow'],
  ['/offres-emploi?codeJobName=job_boucherie&labelJobForUrl=x', '/nos-offres/boucher', 'index,follow'],
  ['/offres-emploi?codeJobName=job_boucherie&page=2', '/nos-offres/boucher?page=2', 'index,follow'],
  [
    '/offres-emploi?codeJobName=other&labelJobForUrl=boucher&codeTown=town_44109',
    '/offres-emploi',
    'noindex,follow',
  ],
])('[SEARCH-09] %s: canonical %s, robots %s', async (url, path, rule) => {
  const page = await open(url);
  expect(canonical(page)).toBe(path);
  expect(robots(page, 12)).toBe(rule);
});

test('[SEARCH-09] a page without offers is not indexed', async () => {
  expect(robots(await open('/nos-offres/boucher/nantes'), 0)).toBe('noindex,follow');
});

test('[ERROR-03] an API outage is an error, never "not found"', async () => {
  const failing = { ...fakeLookups, referentialByUrlLabel: () => Promise.reject(new Error('API down')) };
  await expect(resolve(parse('/nos-offres/boucher/nantes'), failing)).rejects.toThrow('API down');
});

test.each(['/nos-offres/%E0%A4%A', '/nos-offres//nantes', '/nos-offres/boucher/', '/nos-offres/a/b/c'])(
  '[ROUTE-05] %s does not exist',
  async (url) => {
    expect(await resolve(parse(url), fakeLookups)).toEqual({ kind: 'notFound' });
  },
);
