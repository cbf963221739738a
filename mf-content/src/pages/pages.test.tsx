import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiDouble, noContributions, renderArea } from '@careers/testing';
import { ENTITIES } from '../../content/entities/index.ts';
import area from '../area.tsx';
import { jobDescriptions, offers } from '../test/answers.ts';

const API = {
  '/jobdescriptions/': jobDescriptions,
  '/offers/': offers(12, [
    { code: 'magasins-u', label: 'Magasins U', count: 15 },
    { code: 'super-u', label: 'Super U', count: 10 },
    { code: 'u-log', label: 'U Log', count: 12 },
  ]),
  '/entity/': () => [
    {
      code: 'u-log',
      label: 'U Log',
      color: '#4E9BDB',
      logoUrl: '/static/logos/u-log.svg',
      description: 'Les entrepôts et le transport.',
    },
  ],
};
const show = (path: string, api: Parameters<typeof apiDouble>[0] = API) =>
  renderArea(area, path, apiDouble(api));

describe('[CONTENT-03] the organisation', () => {
  it('lists every entity with the number of its live offers', async () => {
    show('/organisation-cooperative-u');
    for (const { label, code } of ENTITIES)
      expect(await screen.findByRole('link', { name: label })).toHaveAttribute(
        'href',
        `/organisation-cooperative-u/${code}`,
      );
    const counts = screen.getAllByText(/^\d+ offres d’emploi$/);
    expect(counts.map(({ textContent }) => textContent)).toEqual([
      '10 offres d’emploi',
      '15 offres d’emploi',
      '12 offres d’emploi',
    ]);
  });

  it('is there without the API, without numbers', async () => {
    show('/organisation-cooperative-u', {});
    expect(await screen.findByRole('link', { name: 'U Tech' })).toBeInTheDocument();
    expect(screen.queryByText(/\d offres? d’emploi$/)).not.toBeInTheDocument();
  });
});

describe('[CONTENT-03] an entity', () => {
  it('has its blocks in the order of the specification, and its live offers', async () => {
    show('/organisation-cooperative-u/u-log');
    await screen.findByRole('heading', { level: 1 });
    const entity = ENTITIES.find(({ code }) => code === 'u-log')!;
    const titles = [
      entity.service,
      entity.vision,
      entity.keyFigures,
      entity.whyJoin,
      entity.benefits,
      entity.values,
      entity.careers,
      entity.domains,
      entity.training,
      entity.commitments,
      entity.recruitment,
      entity.offers,
    ].map((block) => block?.title);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      titles,
    );
    expect(screen.getByText('Les entrepôts et le transport.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir 12 offres d’emploi' })).toHaveAttribute(
      'href',
      '/offres-emploi?codeEntity=u-log',
    );
  });

  it('is without the blocks it has nothing to say in', async () => {
    const bare = ENTITIES.find(({ training }) => training === undefined)!;
    show(`/organisation-cooperative-u/${bare.code}`);
    await screen.findByRole('heading', { level: 1 });
    const given = Object.values(bare).filter(
      (block) => typeof block === 'object' && 'title' in block && 'items' in block,
    );
    expect(given.length).toBeGreaterThan(2);
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeLessThan(12);
  });

  it('[ROUTE-06] goes by the last segment of the path, under one address', async () => {
    for (const path of ['/organisation-cooperative-u/u-logistique', '/organisation-cooperative-u/x/u-log']) {
      const { router, unmount } = show(path);
      await screen.findByRole('heading', { level: 1 });
      expect(router.state.location.pathname).toBe('/organisation-cooperative-u/u-log');
      unmount();
    }
    const { router } = show('/organisation-cooperative-u/inconnue');
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 404 })]),
    );
  });
});

it('[CONTENT-04] four testimonials are to be read and ten to be watched, each with its words', async () => {
  show('/ils-temoignent');
  await screen.findByRole('heading', { level: 1, name: 'Ils font le métier, ils le racontent' });
  expect(screen.getAllByRole('figure')).toHaveLength(4);
  expect(screen.getAllByText(/^Lire la transcription/)).toHaveLength(10);
});

describe('[CONTENT-06] the youth campaign', () => {
  it('shows one of three tabs, by keyboard too, and keeps it in the address', async () => {
    show('/soutenonslesjeunes');
    const tabs = within(await screen.findByRole('tablist', { name: 'Trois portes d’entrée' })).getAllByRole(
      'tab',
    );
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['L’école', 'L’apprentissage', 'Les emplois']);
    expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(tabs[0]!);
    await userEvent.keyboard('{ArrowRight}');
    expect(tabs[1]).toHaveAttribute('aria-selected', 'true');
    expect(window.location.hash).toBe('#apprentissage');
    expect(screen.getByRole('tabpanel', { name: 'L’apprentissage' })).toBeInTheDocument();
  });

  it('opens at the tab of its address, and leads to alternance offers and to another site', async () => {
    show('/soutenonslesjeunes#emplois');
    expect(await screen.findByRole('tab', { name: 'Les emplois', selected: true })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Voir les offres en alternance' })[0]).toHaveAttribute(
      'href',
      '/offres-emploi?codeContractType=dr_contract_alternance',
    );
    expect(
      screen.getByRole('link', { name: /site de l’État \(nouvelle fenêtre\)/, hidden: true }),
    ).toHaveAttribute('rel', 'noopener');
  });
});

describe('[CONTENT-07] the site map', () => {
  const siteMap = [
    { section: 'search', order: 1, label: 'Emplois à l’étranger', path: '/emplois-a-l-etranger' },
    { section: 'jobs', order: 1, label: 'Tous nos métiers', path: '/nos-metiers' },
    { section: 'rights', order: 1, label: 'Charte candidat', path: '/charte-candidat' },
  ];
  const linksOf = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  const open = (path: string) =>
    renderArea(area, path, apiDouble(API), { contributions: { ...noContributions, siteMap } });

  it('[TEAM-03] leads to what remotes contribute by section, with sectors and entities', async () => {
    open('/plan-de-site');
    await screen.findByRole('heading', { level: 1, name: 'Plan du site' });
    expect(linksOf('Chercher un emploi')).toEqual(['/emplois-a-l-etranger']);
    expect(linksOf('Nos métiers').slice(0, 2)).toEqual([
      '/nos-metiers',
      '/nos-metiers/les-metiers-en-supermarche',
    ]);
    expect(linksOf('Notre organisation')).toContain('/organisation-cooperative-u/info-u');
    expect(linksOf('Vos droits')).toEqual(['/charte-candidat']);
  });

  it('[TEAM-03] is without the sections that nobody contributes to', async () => {
    open('/plan-de-site');
    await screen.findByRole('heading', { level: 1, name: 'Plan du site' });
    expect(screen.queryByRole('navigation', { name: 'Devenir entrepreneur' })).not.toBeInTheDocument();
  });
});
