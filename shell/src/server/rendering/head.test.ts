import { resolveHead } from './head.ts';

const configuration = {
  publicBaseUrl: 'https://example.test',
  productId: 'careers',
  productName: 'le groupement',
  environment: 'production' as const,
  videoProviderUrl: 'https://films.test',
  thirdParties: {},
};

function resolve(changes: Partial<Parameters<typeof resolveHead>[0]> = {}) {
  return resolveHead({
    matches: [
      { handle: undefined, data: null, params: {} },
      {
        handle: {
          head: ({ data }: { data: { name: string } }) => ({ title: data.name, canonical: '/entreprendre' }),
        },
        data: { name: 'Devenir entrepreneur' },
        params: {},
      },
    ],
    pathname: '/entreprendre',
    search: '?utm_source=x',
    configuration,
    error: null,
    ...changes,
  });
}

describe('[SEO-01] the head of a page', () => {
  it('has the title with the site’s suffix and one absolute canonical address', () => {
    const { title, elements } = resolve();
    expect(title).toBe('Devenir entrepreneur | Recrutement le groupement');
    expect(elements.filter(({ name }) => name === 'link')).toEqual([
      { name: 'link', attributes: { rel: 'canonical', href: 'https://example.test/entreprendre' } },
    ]);
  });

  it('[ERROR-01] of a path without a page is not indexed', () => {
    const { title, elements } = resolve({ error: { status: 404, caption: undefined } });
    expect(title).toBe('Erreur 404 | Recrutement le groupement');
    expect(elements).toContainEqual({
      name: 'meta',
      attributes: { name: 'description', content: 'This page could not be found' },
    });
  });

  it('links the feed of the page’s list', () => {
    const head = () => ({ title: 'Offres', feed: { path: '/offres.atom?a=1', title: 'Nouvelles offres' } });
    const { elements } = resolve({ matches: [{ handle: { head }, data: null, params: {} }] });
    expect(elements).toContainEqual({
      name: 'link',
      attributes: {
        rel: 'alternate',
        type: 'application/atom+xml',
        title: 'Nouvelles offres',
        href: 'https://example.test/offres.atom?a=1',
      },
    });
  });

  it('of an error page is never indexed and has no canonical address', () => {
    const { title, elements } = resolve({ error: { status: 404, caption: 'Offre introuvable' } });
    expect(title).toBe('Offre introuvable | Recrutement le groupement');
    expect(elements).toContainEqual({
      name: 'meta',
      attributes: { name: 'robots', content: 'noindex,follow' },
    });
    expect(elements.some(({ name }) => name === 'link')).toBe(false);
  });
});
