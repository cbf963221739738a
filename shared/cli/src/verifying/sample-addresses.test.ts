import { addressesIn, sampleAddresses } from './sample-addresses.ts';

const sitemap = (...paths: string[]) =>
  `<urlset>${paths.map((path) => `<url><loc>https://emploi.test${path}</loc></url>`).join('')}</urlset>`;
const link = { menu: 'jobs', order: 1, title: 'Favoris', icon: 'heart' };

it('[REL-05] includes samples, paths and menu entries, without files or duplicates', () => {
  const addresses = sampleAddresses({
    manifest: {
      mount: ['/offres-emploi', '/offres-emploi.atom', '/favoris', '/nos-offres/*'],
      contributes: {
        samples: ['/offres-emploi?mot=boucher', '/offre-emploi/of-others'],
        navigation: [{ ...link, path: '/favoris' }],
        siteMap: [{ section: 'Offres', order: 1, label: 'Nos offres', path: '/nos-offres' }],
      },
    },
    samples: { pages: { '/favoris/comparer': 200, '/nos-offres/boucher': 200 } },
    sitemaps: [],
  });
  expect(addresses).toEqual([
    '/offres-emploi?mot=boucher',
    '/offres-emploi',
    '/favoris',
    '/nos-offres/boucher',
    '/nos-offres',
  ]);
});

it('[REL-05] includes two listed pages for each pattern, up to ten pages in total', () => {
  const offers = Array.from({ length: 50 }, (_, index) => `/offre-emploi/boucher-${index}`);
  const of = (mount: string[]) =>
    sampleAddresses({
      manifest: { mount },
      samples: undefined,
      sitemaps: [sitemap('/', '/faq'), sitemap(...offers)],
    });
  expect(of(['/offre-emploi/*'])).toEqual(offers.slice(0, 2));
  expect(of(Array.from({ length: 20 }, (_, index) => `/page-${index}`))).toHaveLength(10);
});

it('decodes addresses of sitemaps', () => {
  expect(addressesIn(sitemap('/offres?a=1&amp;b=2'))).toEqual(['/offres?a=1&b=2']);
  expect(addressesIn('<loc>not an address</loc>')).toEqual([]);
});
