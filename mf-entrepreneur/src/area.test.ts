import { apiDouble, headOf, pageRequest } from '@careers/testing';
import area from './area.tsx';

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
    const head = await headOf(area, path);
    expect(head.title).toContain(title);
    expect(head.canonical).toBe(path);
    expect(head.structuredData?.[0]).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((name, index) =>
        expect.objectContaining({ '@type': 'ListItem', position: index + 1, name }),
      ),
    });
  },
);

it('[SEO-03] the frequent questions are structured data, with their answers', async () => {
  const { structuredData } = await headOf(area, '/faq');
  expect(structuredData?.[1]).toMatchObject({ '@type': 'FAQPage' });
  expect(JSON.stringify(structuredData)).toContain('Quel apport faut-il');
});

it.each(['/entreprendre', '/entreprendre/demarches', '/devenir-entrepreneur'])(
  '[APPLY-11] %s has "Être contacté(e)" and brings the form for a contact request',
  async (path) => {
    const request = pageRequest(path, apiDouble({}));
    const widget = jest.spyOn(request, 'widget');
    const page = area.pages.find(({ paths }) => paths.includes(path));
    await (await page?.loadServer())?.loader?.(request);
    expect(widget).toHaveBeenLastCalledWith('application', { type: 'DCE' });
  },
);
