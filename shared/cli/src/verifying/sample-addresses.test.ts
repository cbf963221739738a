import { addressesIn, sampleAddresses } from './sample-addresses.ts';

const sitemap = (...paths: string[]) =>
  `<urlset>${paths.map((path) => `<url><loc>https://emploi.test${path}</loc></url>`).join('')}</urlset>`;
const link = { menu: 'jobs', order: 1, title: 'Favoris', icon: 'heart' };

it('[REL-05] opens what a version names, its paths and its entries in menus, and no file, each once', () => {
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

it('[REL-05] opens two pages that the site lists below each pattern, ten pages in all', () => {
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

it('reads addresses of sitemaps as they were written', () => {
  expect(addressesIn(sitemap('/offres?a=1&amp;b=2'))).toEqual(['/offres?a=1&b=2']);
  expect(addressesIn('<loc>not an address</loc>')).toEqual([]);
});
