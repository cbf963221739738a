import type { AreaContext, AreaHandle } from '@careers/platform';
import { apiDouble, testConfiguration } from '@careers/testing';
import area from './area.tsx';

const widget = jest.fn<ReturnType<AreaContext['widget']>, Parameters<AreaContext['widget']>>((name) =>
  Promise.resolve({ id: `test-${name}`, widget: name, remote: null, data: null }),
);
const routes = area.routes({ api: apiDouble({}), configuration: testConfiguration, widget });

/** A route with what it loads on demand. */
async function routeOf(path: string): Promise<{ handle: AreaHandle }> {
  const route = routes.find((each) => each.path === path);
  const loaded = typeof route?.lazy === 'function' ? await route.lazy() : {};
  return { handle: { ...route?.handle, ...loaded.handle } };
}

it.each([
  ['/entreprendre', 'Devenir entrepreneur', ['Accueil', 'Devenir entrepreneur']],
  [
    '/entreprendre/demarches',
    'premières démarches',
    ['Accueil', 'Devenir entrepreneur', 'Les premières démarches'],
  ],
  ['/devenir-entrepreneur', 'qui contacter', ['Accueil', 'Devenir entrepreneur', 'Qui contacter']],
  ['/valeurs', 'Nos valeurs', ['Accueil', 'Devenir entrepreneur', 'Nos valeurs']],
  ['/faq', 'Questions fréquentes', ['Accueil', 'Questions fréquentes']],
])(
  '[SEO-01] [SEO-03] %s has a title, a canonical address and its place in the site',
  async (path, title, trail) => {
    const { handle } = await routeOf(path);
    const head = handle.head?.({
      data: undefined,
      params: {},
      pathname: path,
      search: '',
      configuration: testConfiguration,
    });
    expect(head?.title).toContain(title);
    expect(head?.canonical).toBe(path);
    expect(head?.structuredData?.[0]).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((name, index) =>
        expect.objectContaining({ '@type': 'ListItem', position: index + 1, name }),
      ),
    });
  },
);

it('[SEO-03] the frequent questions are told to search engines with their answers', async () => {
  const { handle } = await routeOf('/faq');
  const head = handle.head?.({
    data: undefined,
    params: {},
    pathname: '/faq',
    search: '',
    configuration: testConfiguration,
  });
  expect(head?.structuredData?.[1]).toMatchObject({ '@type': 'FAQPage' });
  expect(JSON.stringify(head?.structuredData)).toContain('Quel apport faut-il');
});

it('[APPLY-11] pages with "Être contacté(e)" bring the form for a contact request', async () => {
  const signal = new AbortController().signal;
  for (const path of ['/entreprendre', '/entreprendre/demarches', '/devenir-entrepreneur']) {
    const loader = routes.find((route) => route.path === path)?.loader;
    if (typeof loader !== 'function') throw new Error(`${path} has no loader`);
    const request = new Request(`https://site.test${path}`, { signal });
    await loader(
      { request, params: {}, url: new URL(request.url), pattern: path, context: {} } as never,
      undefined,
    );
    expect(widget).toHaveBeenLastCalledWith(
      'application',
      { type: 'DCE' },
      { signal: expect.any(AbortSignal) },
    );
  }
});
