import { apiDouble, headOf, renderArea } from '@careers/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import area from '../../area.tsx';
import { aResult, anOffer, searchApi } from '../../test/search-api.ts';

const SEARCHED =
  '/offres-emploi/carte?codeJobName=job_boucherie&labelJobForUrl=boucher&codeDepartment=dep_44&codeEntity=super-u';

async function open(url: string, api = searchApi(() => aResult([anOffer()], 36))) {
  const view = renderArea(area, url, api);
  await screen.findByRole('heading', { level: 1 });
  const address = () => view.router.state.location.pathname + view.router.state.location.search;
  return { api, address };
}

const list = () => screen.getByRole('list', { name: 'Offres par département' });
const onMap = (code: string) => {
  const link = document.querySelector(`svg a[data-code='${code}']`);
  if (!link) throw new Error(`${code} is no link of the map`);
  return link;
};
const shownBesideMap = () =>
  screen.getByRole('link', { name: 'Voir les offres', hidden: true }).parentElement;

test('[SEARCH-19] lists departments by number, each with the same search there', async () => {
  const { api } = await open(SEARCHED);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Carte des offres de boucher$/);
  expect(screen.getByText(/^1\s242 offres d’emploi$/).parentElement).toHaveTextContent(
    /dans 3 départements, avec les filtres de votre recherche$/,
  );
  expect(
    within(list())
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    [
      'Loire-Atlantique, lieu de votre recherche 1\u00A0204 offres',
      SEARCHED.replace('/offres-emploi/carte', '/offres-emploi'),
    ],
    [
      'Paris 37 offres',
      SEARCHED.replace('/offres-emploi/carte', '/offres-emploi').replace('dep_44', 'dep_75'),
    ],
    [
      'La Réunion 1 offre',
      SEARCHED.replace('/offres-emploi/carte', '/offres-emploi').replace('dep_44', 'dep_974'),
    ],
  ]);
  expect(api.requests.findLast((path) => path.startsWith('/offers/departments'))).toMatch(
    /\?codeJob=job_boucherie&codeEntity=super-u&/,
  );
  expect(api.requests.join(' ')).not.toMatch(/offers\/departments[^ ]*codeDepartment/);
});

test('[SEARCH-19] marks the place of the search, and links back to it', async () => {
  await open(SEARCHED);
  expect(within(list()).getByRole('link', { current: 'location' })).toHaveTextContent('Loire-Atlantique');
  const views = screen.getByRole('navigation', { name: 'Affichage des offres' });
  expect(within(views).getByRole('link', { name: 'Carte' })).toHaveAttribute('aria-current', 'page');
  expect(within(views).getByRole('link', { name: 'Liste' })).toHaveAttribute(
    'href',
    SEARCHED.replace('/offres-emploi/carte', '/offres-emploi'),
  );
});

test('[SEARCH-19] [SEARCH-09] a department links to the clean path if there is one', async () => {
  await open('/offres-emploi/carte?codeJobName=job_boucherie&labelJobForUrl=boucher');
  expect(within(list()).getByRole('link', { name: /^Paris/ })).toHaveAttribute(
    'href',
    '/nos-offres/boucher/paris',
  );
});

test('[SEARCH-19] the map has the same links, hidden from keyboards and screen readers', async () => {
  await open(SEARCHED);
  const links = [...document.querySelectorAll('svg a')];
  // Paris is in an inset too.
  expect(links.map((link) => link.getAttribute('data-code'))).toEqual([
    'dep_44',
    'dep_75',
    'dep_974',
    'dep_75',
  ]);
  for (const link of links) {
    expect(link).toHaveAttribute('tabindex', '-1');
    expect(link.closest('[aria-hidden=true]')).not.toBeNull();
    expect(
      within(list())
        .getAllByRole('link')
        .map((other) => other.getAttribute('href')),
    ).toContain(link.getAttribute('href'));
  }
});

test('[SEARCH-19] no department covers the number of another', async () => {
  await open(SEARCHED);
  const numbers = [...document.querySelectorAll('svg text')];
  expect(numbers.map((number) => number.textContent)).toEqual(['1\u00A0204', '1', '37']);
  const shapes = [...document.querySelectorAll('svg a')];
  for (const number of numbers)
    for (const shape of shapes)
      expect(shape.compareDocumentPosition(number) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('[SEARCH-19] a mouse shows details on hover, and follows on a click', async () => {
  const { address } = await open('/offres-emploi/carte?keywords=fleuriste');
  await userEvent.hover(onMap('dep_974'));
  expect(shownBesideMap()).toHaveTextContent(/^La Réunion1 offre d’emploi/);
  await userEvent.click(onMap('dep_75'));
  await waitFor(() => expect(address()).toBe('/nos-offres/fleuriste/paris'));
});

test('[SEARCH-19] a first tap shows a department, the second follows', async () => {
  const { address } = await open('/offres-emploi/carte?keywords=fleuriste');
  const tap = (code: string) => userEvent.pointer({ keys: '[TouchA]', target: onMap(code) });
  await tap('dep_75');
  expect(shownBesideMap()).toHaveTextContent(/^Paris37 offres d’emploi/);
  expect(screen.getByRole('link', { name: 'Voir les offres', hidden: true })).toHaveAttribute(
    'href',
    '/nos-offres/fleuriste/paris',
  );
  expect(address()).toBe('/offres-emploi/carte?keywords=fleuriste');
  await tap('dep_75');
  await waitFor(() => expect(address()).toBe('/nos-offres/fleuriste/paris'));
});

test('[SEARCH-19] highlights the focused list entry on the map', async () => {
  await open('/offres-emploi/carte');
  act(() =>
    within(list())
      .getByRole('link', { name: /^Paris/ })
      .focus(),
  );
  expect(shownBesideMap()).toHaveTextContent(/^Paris/);
  expect(document.querySelectorAll("[data-mark='shown']")).toHaveLength(2);
});

describe('[SEARCH-19] the field that finds a department', () => {
  const MANY = [
    ['35', 'Ille-et-Vilaine'],
    ['22', 'Côtes-d’Armor'],
    ['974', 'La Réunion'],
    ['2A', 'Corse-du-Sud'],
    ...['01', '02', '03', '04', '05', '06', '07', '08', '09'].map((number) => [number, `Autre ${number}`]),
  ].map(([number = '', label = '']) => ({
    code: `dep_${number}`,
    label,
    labelForUrl: `d-${number}`,
    count: 9,
  }));
  const names = () =>
    within(list())
      .queryAllByRole('link')
      .map((link) => link.textContent?.replace(/ 9 offres$/, ''));

  it('accepts names without accents, one of their words, and numbers', async () => {
    await open(
      '/offres-emploi/carte',
      searchApi(() => aResult([]), { '/offers/departments': () => MANY }),
    );
    const field = screen.getByRole('searchbox', { name: 'Trouver un département (nom ou numéro)' });
    for (const [typed, found] of [
      ['cotes d’ar', 'Côtes-d’Armor'],
      ['vilaine', 'Ille-et-Vilaine'],
      ['REUNION', 'La Réunion'],
      ['35', 'Ille-et-Vilaine'],
      ['2a', 'Corse-du-Sud'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      expect(names()).toEqual([found]);
      expect(screen.getByText('1 département')).toHaveAttribute('role', 'status');
    }
    await userEvent.clear(field);
    await userEvent.type(field, 'laine');
    expect(names()).toEqual([]);
    expect(screen.getByText('Aucun de ces départements ne porte ce nom ou ce numéro.')).toBeVisible();
    await userEvent.clear(field);
    expect(names()).toHaveLength(MANY.length);
  });

  it('is hidden for a few departments', async () => {
    await open('/offres-emploi/carte');
    expect(screen.queryByRole('searchbox', { name: /^Trouver/ })).not.toBeInTheDocument();
  });
});

test('[SEARCH-19] counts interpreted keywords', async () => {
  const api = searchApi(() => ({
    ...aResult([anOffer()], 36),
    keywordPlace: { code: 'dep_44', label: 'Loire-Atlantique', type: 'DEPARTMENT', typed: '44' },
    searchedKeywords: 'boucher',
  }));
  await open('/offres-emploi/carte?keywords=boucher%2044', api);
  expect(api.requests.findLast((path) => path.startsWith('/offers/departments'))).toMatch(
    /\?keywords=boucher&(?!.*codeDepartment)/,
  );
  expect(within(list()).getByRole('link', { current: 'location' })).toHaveTextContent('Loire-Atlantique');
});

test('[SEARCH-19] reports an empty map, with a link to wider searches', async () => {
  const none = apiDouble({ '/offers/departments': () => [] });
  await open('/offres-emploi/carte?codeEntity=super-u', none);
  expect(screen.getByText(/^Aucune offre ne correspond à cette recherche/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voir comment l’élargir' })).toHaveAttribute(
    'href',
    '/offres-emploi?codeEntity=super-u',
  );
  expect(screen.queryByRole('list', { name: 'Offres par département' })).not.toBeInTheDocument();
  expect(screen.queryByText(/dans 0 département/)).not.toBeInTheDocument();
});

test('[SEARCH-19] [ERROR-03] without the API, shows an error and links back to the list', async () => {
  await open('/offres-emploi/carte?keywords=fleuriste', apiDouble({}));
  expect(screen.getByText(/^La carte est momentanément indisponible\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'revenez à la liste des offres' })).toHaveAttribute(
    'href',
    '/offres-emploi?keywords=fleuriste',
  );
});

test('[SEARCH-19] [SEARCH-09] search engines index the list, not the map', async () => {
  expect(await headOf(area, '/offres-emploi/carte')).toMatchObject({
    title: 'Carte des offres d’emploi',
    robots: 'noindex,follow',
  });
});
