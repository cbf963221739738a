/** @jest-environment node */
import { apiDouble, testConfiguration } from '@careers/testing';
import { searchAddresses } from './sitemap.server.ts';

const butchers = (place: string, day: string) => ({
  job: { code: 'job_boucherie', label: 'Boucher', labelForUrl: 'boucher' },
  value: { code: place, label: place, labelForUrl: place, type: 'TOWN' },
  count: 3,
  publicationDate: `2026-11-${day}T08:00:00.000Z`,
});

const pagesOf = (pages: number) =>
  apiDouble({
    '/offers/searches': (parameters) =>
      new Response(
        JSON.stringify([butchers(`lieu-${parameters.get('page')}`, `2${parameters.get('page')?.at(-1)}`)]),
        {
          headers: { 'X-Total-Pages': String(pages), 'X-Total-Elements': String(pages) },
        },
      ),
  });

async function listed(pages: number) {
  const context = { api: pagesOf(pages), configuration: testConfiguration };
  const addresses = [];
  for await (const address of searchAddresses(context, new AbortController().signal)) addresses.push(address);
  return addresses;
}

test('[SEO-02] the sitemap has the page of all offers, every search with a clean path, and each job', async () => {
  const day = (number: number) => `2026-11-${number}T08:00:00.000Z`;
  expect(await listed(2)).toEqual([
    { path: '/offres-emploi' },
    { path: '/nos-offres/boucher/lieu-0', lastModified: day(20) },
    { path: '/nos-offres/boucher/lieu-1', lastModified: day(21) },
    { path: '/nos-offres/boucher', lastModified: day(21) },
  ]);
});

test('[SEO-02] leaves room in the sitemap for other pages, however many searches there are', async () => {
  expect(await listed(100)).toHaveLength(1 + 40 + 1);
});
