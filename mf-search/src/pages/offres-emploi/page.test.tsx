import { renderArea } from '@careers/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import area from '../../area.tsx';
import { aResult, anOffer, searchApi } from '../../test/search-api.ts';

const SEARCHED =
  '/offres-emploi?codeJobName=job_boucherie&labelJobForUrl=boucher&codeTown=town_44109&codeContractType=dr_contract_cdi';

const tenOffers = Array.from({ length: 10 }, (_, index) =>
  anOffer({ reference: `2026-${index + 1}`, title: `Boucher ${index + 1} F/H` }),
);

async function open(url: string, result: object = aResult(tenOffers, 36)) {
  const api = searchApi(() => result);
  const view = renderArea(area, url, api);
  await screen.findByRole('heading', { level: 1 });
  const address = () => view.router.state.location.pathname + view.router.state.location.search;
  return { ...view, api, address };
}

test('[SEARCH-01] shows what is searched, the number of offers, and the page number', async () => {
  await open(SEARCHED);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    /^36 offres de boucher, en CDI, à moins de 30.km de Nantes$/,
  );
  expect(screen.getByText('36 offres d’emploi')).toHaveAttribute('role', 'status');
  expect(screen.getAllByRole('article')).toHaveLength(10);
  expect(screen.getByText('Page 1 sur 4')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Page suivante' })).toHaveAttribute('rel', 'next');
});

test('[SEARCH-06] ticking a contract searches immediately, from the first page, and the box stays ticked', async () => {
  const { address, api } = await open(`${SEARCHED}&page=2`);
  const filters = screen.getByRole('complementary', { name: 'Filtres' });
  await userEvent.click(within(filters).getByRole('checkbox', { name: /^CDD/ }));
  expect(within(filters).getByRole('checkbox', { name: /^CDD/ })).toBeChecked();
  await waitFor(() => expect(address()).toContain('codeContractType=dr_contract_cdi,dr_contract_cdd'));
  expect(address()).not.toContain('page=');
  expect(api.requests.findLast((path) => path.startsWith('/offers/'))).toContain(
    'dr_contract_cdi,dr_contract_cdd',
  );
});

test('[SEARCH-06] a value without offers cannot be added, and screen readers get a count with its unit', async () => {
  await open(SEARCHED);
  expect(screen.getByRole('checkbox', { name: 'Stage 0 offre' })).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: 'CDI 31 offres' })).toBeChecked();
});

test('[SEARCH-06] a condition is a filter like the others', async () => {
  const { address } = await open('/offres-emploi?keywords=boucher');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Télétravail 4 offres' }));
  await waitFor(() => expect(address()).toBe('/offres-emploi?keywords=boucher&codeMention=mention_telework'));
  expect(await screen.findByRole('link', { name: 'Retirer le filtre Télétravail' })).toHaveAttribute(
    'href',
    '/offres-emploi?keywords=boucher',
  );
});

test('[SEARCH-06] conditions are labelled as mentioned by offers', async () => {
  await open('/offres-emploi?keywords=boucher');
  expect(screen.getByRole('group', { name: 'Conditions' })).toHaveAccessibleDescription(
    'D’après le texte de l’annonce.',
  );
});

test('[SEARCH-06] the age of offers is a filter, with counts and a removable chip', async () => {
  const { address } = await open('/offres-emploi?keywords=boucher');
  await userEvent.click(screen.getByText('Date de publication', { selector: 'summary' }));
  const dates = within(screen.getByRole('group', { name: 'Date de publication' }));
  expect(dates.getByRole('radio', { name: 'Toutes les dates' })).toBeChecked();
  expect(dates.getByRole('radio', { name: 'Depuis 24\u00A0heures 0 offre' })).toBeDisabled();
  await userEvent.click(dates.getByRole('radio', { name: 'Depuis 7\u00A0jours 12 offres' }));
  await waitFor(() => expect(address()).toBe('/offres-emploi?keywords=boucher&publishedWithinDays=7'));
  expect(
    await screen.findByRole('link', { name: 'Retirer le filtre Publiée depuis 7\u00A0jours' }),
  ).toHaveAttribute('href', '/offres-emploi?keywords=boucher');
  await waitFor(() =>
    expect(document.querySelector('#search-form [name=publishedWithinDays]')).toHaveValue('7'),
  );
});

test('[SEARCH-06] pay is a filter only if offers state it', async () => {
  const { address } = await open('/offres-emploi?keywords=boucher');
  await userEvent.click(screen.getByText('Salaire', { selector: 'summary' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Au moins 2\u00A0000\u00A0€ 5 offres' }));
  await waitFor(() => expect(address()).toBe('/offres-emploi?keywords=boucher&minimumSalary=2000'));
  document.body.replaceChildren();
  await open('/offres-emploi?keywords=boucher', {
    ...aResult(tenOffers, 36),
    paidFrom: [{ value: 1, count: 0 }],
  });
  expect(screen.queryByRole('group', { name: 'Salaire' })).not.toBeInTheDocument();
});

test('[SEARCH-06] a chosen value without offers stays and can be removed', async () => {
  await open('/offres-emploi?codeContractType=dr_contract_stage');
  expect(screen.getByRole('checkbox', { name: 'Stage 0 offre' })).toBeEnabled();
});

test('[SEARCH-06] a chip removes its filter, "Tout effacer" all of them', async () => {
  const { address } = await open(`${SEARCHED}&radius=50`);
  const chips = screen.getByRole('list', { name: 'Filtres actifs' });
  expect(within(chips).getAllByRole('link')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Tout effacer' })).toHaveAttribute(
    'href',
    '/nos-offres/boucher/nantes',
  );
  await userEvent.click(within(chips).getByRole('link', { name: 'Retirer le filtre CDI' }));
  await waitFor(() => expect(address()).not.toContain('codeContractType'));
  expect(address()).toContain('radius=50');
});

test('[SEARCH-07] offers only meaningful sorts', async () => {
  const { address } = await open('/offres-emploi?codeTown=town_44109&page=3');
  const sort = screen.getByRole('combobox', { name: 'Trier par' });
  expect(within(sort).getByRole('option', { name: 'Pertinence' })).toBeDisabled();
  await userEvent.selectOptions(sort, 'Distance');
  await waitFor(() => expect(address()).toBe('/offres-emploi?codeTown=town_44109&sort=distance,asc'));
});

test('[SEARCH-10] shows an empty result with counted wider searches and an alert', async () => {
  const counts: Record<string, number> = { 'radius=50': 2, 'radius=100': 2 };
  const answer = (parameters: URLSearchParams) => {
    if (!parameters.has('codeTown')) return aResult([], 25);
    if (!parameters.has('codeContractType')) return aResult(tenOffers, 31);
    return aResult([], counts[`radius=${parameters.get('radius')}`] ?? 0);
  };
  renderArea(area, SEARCHED, searchApi(answer));
  await screen.findByRole('heading', {
    level: 1,
    name: 'Il n’y a aucun emploi correspondant à la recherche',
  });
  expect(within(screen.getByRole('list', { name: /pistes/ })).getAllByRole('listitem')).toHaveLength(3);
  const wider = within(screen.getByRole('list', { name: 'Recherches plus larges' }));
  expect(wider.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Élargir à 50\u00A0km2 offres',
    'Retirer le filtre CDI31 offres',
    'Voir «\u00A0Boucher\u00A0» partout en France25 offres',
  ]);
  expect(screen.getByRole('link', { name: /^Élargir à 50/ })).toHaveAttribute(
    'href',
    `${SEARCHED}&radius=50`,
  );
  expect(screen.getByRole('link', { name: 'Créer une alerte e-mail' })).toHaveAttribute(
    'href',
    SEARCHED.replace('/offres-emploi', '/alerte'),
  );
  expect(screen.queryByRole('combobox', { name: 'Trier par' })).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Les dernières offres autour de Nantes (44)' })).toBeVisible();
});

test('[SEARCH-10] offers no wider search without results', async () => {
  renderArea(
    area,
    SEARCHED,
    searchApi(() => aResult([])),
  );
  await screen.findByRole('heading', { name: /aucun emploi/ });
  expect(screen.queryByRole('list', { name: 'Recherches plus larges' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Candidature spontanée' })).toBeVisible();
});

test('[SEARCH-01] a page past the last one links back to the first', async () => {
  await open('/offres-emploi?page=9', { ...aResult([], 36) });
  expect(screen.getByRole('link', { name: 'Revenir à la page 1' })).toHaveAttribute('href', '/offres-emploi');
});

test('[SEARCH-03] keeps an unknown place in the field, suggests others, and searches nothing', async () => {
  const { address, api } = await open('/offres-emploi?quoi=fleuriste&lieu=Atlantis');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Lieu non reconnu.: «.Atlantis.»$/);
  expect(screen.getByLabelText('Où ?')).toHaveValue('Atlantis');
  expect(screen.getByLabelText('Où ?')).toBeInvalid();
  expect(screen.getByLabelText('Où ?')).toHaveAccessibleDescription('Lieu non reconnu');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Toute la France' })).toHaveAttribute(
    'href',
    '/offres-emploi?keywords=fleuriste',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Bretagne' }));
  await waitFor(() => expect(address()).toBe('/offres-emploi?keywords=fleuriste&codeRegion=reg_53'));
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(api.requests.at(-1)).toContain('codeRegion=reg_53');
});

test('[SEARCH-03] lets the visitor choose among homonymous places, and searches none', async () => {
  const overseas = [
    { code: 'dep_971', label: 'Guadeloupe' },
    { code: 'dep_972', label: 'Martinique' },
  ].map((place) => ({ ...place, type: 'DEPARTMENT', labelForUrl: 'x', matchedName: 'antilles' }));
  const api = searchApi(() => aResult(tenOffers), { '/referentials/': () => overseas });
  renderArea(area, '/offres-emploi?quoi=boucher&lieu=Antilles', api);
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(/^Plusieurs lieux.: «.Antilles.»$/);
  expect(screen.getByLabelText('Où ?')).toHaveAccessibleDescription('Lieu à préciser');
  expect(screen.getByRole('link', { name: 'Guadeloupe' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Martinique' })).toHaveAttribute(
    'href',
    '/offres-emploi?codeJobName=job_boucherie&labelJobForUrl=boucher&codeDepartment=dep_972',
  );
});

test('[SEARCH-18] another town of the same name is one click away, with the rest of the search', async () => {
  await open('/offres-emploi?keywords=boucher+saint+denis', {
    ...aResult(tenOffers, 36),
    keywordPlace: { code: 'town_97411', label: 'Saint-Denis (974)', type: 'TOWN', typed: 'saint denis' },
    searchedKeywords: 'boucher',
    otherPlaces: [{ code: 'town_93066', label: 'Saint-Denis (93)', type: 'TOWN' }],
  });
  expect(screen.getByText(/^Autre lieu de ce nom/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Saint-Denis (93)' })).toHaveAttribute(
    'href',
    '/offres-emploi?keywords=boucher&codeTown=town_93066',
  );
});

test('[SEARCH-18] does not replace a correct word without offers, but suggests a similar one', async () => {
  await open('/offres-emploi?keywords=caviste', { ...aResult([]), suggestedKeywords: 'cariste' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/aucun emploi/);
  expect(screen.getByRole('link', { name: /^Vouliez-vous dire «.cariste.».\?$/ })).toHaveAttribute(
    'href',
    '/offres-emploi?keywords=cariste',
  );
});

test('[SEARCH-03] searches a typed place on click or Enter', async () => {
  const { address } = await open('/offres-emploi');
  await userEvent.click(screen.getByLabelText('Où ?'));
  await userEvent.type(await screen.findByRole('combobox', { name: /^Où/ }), 'nantes');
  await userEvent.click(screen.getByRole('button', { name: 'Rechercher' }));
  await waitFor(() => expect(address()).toBe('/offres-emploi?codeTown=town_44109'));
});

test('[SEARCH-01] searches the words typed in the form', async () => {
  const { address } = await open('/offres-emploi');
  const [form] = screen.getAllByRole('search');
  await userEvent.type(within(form!).getByLabelText('Quel métier ?'), 'fleuriste');
  await userEvent.click(within(form!).getByRole('button', { name: 'Rechercher' }));
  await waitFor(() => expect(address()).toBe('/offres-emploi?keywords=fleuriste'));
});

test('[SEARCH-03] searches a chosen place by its code, under its clean path', async () => {
  const { address } = await open('/offres-emploi?codeJobName=job_boucherie&labelJobForUrl=boucher');
  const where = screen.getByLabelText('Où ?');
  await userEvent.click(where);
  const combobox = await screen.findByRole('combobox', { name: 'Où ?' });
  await userEvent.type(combobox, 'nan');
  const suggestions = await screen.findByRole('listbox', { name: 'Où ?' });
  expect(within(suggestions).getAllByRole('option')[0]).toHaveTextContent('Nantes (44)');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(combobox).toHaveValue('Nantes (44)');
  await userEvent.click(screen.getByRole('button', { name: 'Rechercher' }));
  await waitFor(() => expect(address()).toBe('/nos-offres/boucher/nantes'));
});

test('[SEARCH-06] on a narrow screen the filters open in a sheet with the number of offers', async () => {
  const { address } = await open(SEARCHED);
  await userEvent.click(screen.getByRole('button', { name: /^Filtres/, hidden: true }));
  const sheet = await screen.findByRole('dialog', { name: 'Filtrer les offres' });
  await userEvent.click(within(sheet).getByRole('checkbox', { name: /^CDD/ }));
  await waitFor(() => expect(address()).toContain('dr_contract_cdi,dr_contract_cdd'));
  await userEvent.click(within(sheet).getByRole('button', { name: 'Voir 36 offres' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('[SEARCH-06] moves the focus of a removed chip to the next one, finally to the title', async () => {
  await open(`${SEARCHED}&radius=50`);
  await userEvent.click(screen.getByRole('link', { name: 'Retirer le filtre 50 km' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Retirer le filtre CDI' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Filtres actifs' })).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('[SEARCH-14] marks outdated results as busy until the answer arrives', async () => {
  let answer = (_: object) => {};
  let isHeld = false;
  const api = searchApi(() =>
    isHeld ? new Promise<object>((resolve) => (answer = resolve)) : aResult(tenOffers, 36),
  );
  renderArea(area, '/offres-emploi', api);
  await screen.findByRole('heading', { level: 1 });
  const [first] = screen.getAllByRole('article');
  const found = () => first?.closest('[aria-busy]')?.getAttribute('aria-busy');
  expect(found()).toBe('false');
  isHeld = true;
  await userEvent.click(screen.getByRole('checkbox', { name: /^CDI/ }));
  await waitFor(() => expect(found()).toBe('true'));
  answer(aResult(tenOffers, 36));
  await waitFor(() => expect(found()).toBe('false'));
});

test('[SEARCH-14] a click during a pending request builds on the last choice', async () => {
  let isHeld = false;
  const api = searchApi(() => (isHeld ? new Promise(() => undefined) : aResult(tenOffers, 36)));
  renderArea(area, '/offres-emploi?keywords=boucher', api);
  await screen.findByRole('heading', { level: 1 });
  isHeld = true;
  await userEvent.selectOptions(screen.getByLabelText('Trier par'), 'Date de publication');
  await userEvent.click(screen.getByRole('checkbox', { name: /^CDI/ }));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Page suivante' })).toHaveAttribute(
      'href',
      expect.stringMatching(/codeContractType=dr_contract_cdi&page=2&sort=publicationDate,desc$/),
    ),
  );
});

test('[SEARCH-01] moves the focus to the title on another page of the list', async () => {
  await open(SEARCHED);
  await userEvent.click(screen.getByRole('link', { name: 'Page suivante' }));
  expect(await screen.findByText('Page 2 sur 4')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

describe('[SEARCH-18] a place recognised in the keywords', () => {
  const nantes = { code: 'town_44109', label: 'Nantes (44)', type: 'TOWN', typed: 'nantes' };
  const read = { ...aResult(tenOffers, 36), keywordPlace: nantes, searchedKeywords: 'boucher' };

  test('is the place of the search: in its field, with its radius, and in further links', async () => {
    await open('/offres-emploi?keywords=boucher%20nantes', read);
    expect(screen.getByText(/^« nantes » a été compris comme un lieu : Nantes \(44\)\./)).toBeVisible();
    expect(screen.getByLabelText('Quel métier ?')).toHaveValue('boucher');
    expect(screen.getByLabelText('Où ?')).toHaveValue('Nantes (44)');
    expect(screen.getByRole('slider', { name: /^Rayon autour de Nantes/ })).toHaveValue('30');
    expect(screen.getByRole('link', { name: 'Page suivante' })).toHaveAttribute(
      'href',
      '/offres-emploi?keywords=boucher&codeTown=town_44109&page=2',
    );
  });

  test('can be removed, or made a literal keyword', async () => {
    const { address, api } = await open('/offres-emploi?keywords=boucher%20nantes', read);
    expect(screen.getByRole('link', { name: 'Retirer le filtre Nantes (44)' })).toHaveAttribute(
      'href',
      '/offres-emploi?keywords=boucher',
    );
    await userEvent.click(screen.getByRole('link', { name: /^Chercher .* comme mot-clé$/ }));
    await waitFor(() => expect(address()).toBe('/offres-emploi?keywords=boucher%20nantes&keywordsAs=words'));
    expect(api.requests.findLast((path) => path.startsWith('/offers/'))).toContain('keywordsAs=words');
  });
});

test('[SEARCH-18] a contract recognised in the keywords is a removable filter', async () => {
  await open('/offres-emploi?keywords=boulanger%20en%20stage', {
    ...aResult(tenOffers, 36),
    searchedKeywords: 'boulanger',
    keywordFilters: [
      { parameter: 'codeContractType', code: 'dr_contract_stage', label: 'Stage', typed: 'stage' },
    ],
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/offres de boulanger, en stage$/);
  expect(screen.getByRole('checkbox', { name: /^Stage/ })).toBeChecked();
  expect(screen.getByRole('link', { name: 'Retirer le filtre Stage' })).toHaveAttribute(
    'href',
    '/offres-emploi?keywords=boulanger',
  );
});

test('[SEARCH-18] [SEARCH-04] keywords for "near me" offer a search around the visitor', async () => {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (found: PositionCallback) =>
        found({ coords: { latitude: 47.16903, longitude: -1.46949 } } as GeolocationPosition),
    },
  });
  const { address } = await open('/offres-emploi?keywords=caisse%20pr%C3%A8s%20de%20moi', {
    ...aResult(tenOffers, 36),
    keywordIntents: ['AROUND_ME'],
    searchedKeywords: 'caisse',
  });
  const message = screen.getByText(/^Pour voir les offres près de chez vous/);
  await userEvent.click(await within(message).findByRole('button', { name: 'Autour de moi' }));
  await waitFor(() =>
    expect(address()).toBe('/offres-emploi?keywords=caisse&latitude=47.169&longitude=-1.469'),
  );
});

test('[SEARCH-18] a search for a franchise shows the link to its pages', async () => {
  await open('/offres-emploi?keywords=franchise', {
    ...aResult(tenOffers, 36),
    keywordIntents: ['OWNER'],
    searchedKeywords: 'directeur de magasin',
    replacedKeywords: [{ typed: 'franchise', searched: 'directeur de magasin' }],
  });
  const card = await screen.findByRole('region', { name: /^Vous voulez votre propre magasin/ });
  expect(within(card).getByRole('link', { name: 'Devenir entrepreneur' })).toHaveAttribute(
    'href',
    '/entreprendre',
  );
  expect(screen.getAllByRole('article')).not.toHaveLength(0);
});

test('[SEARCH-18] explains the interpretation of an empty result too', async () => {
  await open('/offres-emploi?keywords=poisonier', { ...aResult([]), correctedKeywords: 'poissonnier' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/aucun emploi/);
  expect(screen.getByText(/^Résultats pour « poissonnier »/)).toBeVisible();
});

describe('[ALERT-02] an alert for the same search is offered among the offers', () => {
  const strip = () => within(screen.getByRole('form', { name: 'Recevez les prochaines par e-mail' }));

  test('with the typed address, which is in no URL', async () => {
    const { router } = await open(SEARCHED);
    await userEvent.type(
      strip().getByRole('textbox', { name: 'Votre adresse e-mail' }),
      'camille@exemple.fr',
    );
    await userEvent.click(strip().getByRole('button', { name: 'Créer une alerte' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/alerte'));
    expect(router.state.location.search).toBe(SEARCHED.replace('/offres-emploi', ''));
    expect(router.state.location.state).toEqual({ email: 'camille@exemple.fr' });
  });

  test('without JavaScript by a form with the same criteria, without the address', async () => {
    await open(SEARCHED);
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Recevez les prochaines par e-mail' });
    expect(form).toHaveAttribute('action', '/alerte');
    expect([...new FormData(form).keys()]).toEqual([
      'codeJobName',
      'labelJobForUrl',
      'codeTown',
      'codeContractType',
    ]);
  });
});

describe('[SEARCH-15] stores the search after showing its results', () => {
  beforeEach(() => {
    localStorage.clear();
    document.cookie = 'TC_PRIVACY_CENTER=; Max-Age=0; Path=/';
  });
  const remembered = () => JSON.parse(localStorage.getItem('latestSearchHistory') ?? 'null') as unknown;

  test('with its criteria, without page and sort', async () => {
    await open(`${SEARCHED}&page=2&sort=distance,asc`);
    expect(remembered()).toEqual({
      codeJobName: 'job_boucherie',
      labelJobForUrl: 'boucher',
      codeTown: 'town_44109',
      codeContractType: ['dr_contract_cdi'],
    });
  });

  test('not if personalisation is refused, nor without criteria', async () => {
    await open('/offres-emploi');
    expect(remembered()).toBeNull();
    document.cookie = 'TC_PRIVACY_CENTER=3; Path=/';
    document.body.replaceChildren();
    await open(SEARCHED);
    expect(remembered()).toBeNull();
  });
});

describe('[SEARCH-03] several places', () => {
  const BOTH = '/offres-emploi?keywords=caisse&codePlace=town_44109,town_35238';
  const field = (name: string) => within(screen.getByRole('search')).getByRole('combobox', { name });

  test('each has a field and a chip, and is in the heading', async () => {
    const { api } = await open(BOTH);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      '36 offres en caisse autour de Nantes et de Rennes',
    );
    expect(field('Où ?')).toHaveValue('Nantes (44)');
    expect(field('Autre lieu')).toHaveValue('Rennes (35)');
    expect(screen.getByLabelText(/^Rayon autour de Nantes \(44\) ou Rennes/)).toBeVisible();
    expect(api.requests.filter((path) => path.startsWith('/offers/'))).toEqual([
      expect.stringMatching(/codePlace=town_44109,town_35238&radius=30/),
    ]);
  });

  test('removing a chip keeps the search in the other place', async () => {
    const { address } = await open(BOTH);
    const chips = within(screen.getByRole('list', { name: 'Filtres actifs' }));
    expect(chips.getAllByRole('link').map((chip) => chip.getAttribute('aria-label'))).toEqual([
      'Retirer le filtre Nantes (44)',
      'Retirer le filtre Rennes (35)',
    ]);
    await userEvent.click(chips.getByRole('link', { name: 'Retirer le filtre Nantes (44)' }));
    await waitFor(() => expect(address()).toBe('/offres-emploi?keywords=caisse&codeTown=town_35238'));
    await waitFor(() => expect(field('Où ?')).toHaveValue('Rennes (35)'));
    expect(screen.queryByRole('combobox', { name: 'Autre lieu' })).not.toBeInTheDocument();
  });

  test('pages, filters without JavaScript, the alert and the feed keep all places', async () => {
    await open(BOTH);
    const both = 'codePlace=town_44109,town_35238';
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(hrefs).toContain(`/offres-emploi?keywords=caisse&${both}&page=2`);
    expect(hrefs).toContain(`/offres-emploi.atom?keywords=caisse&${both}`);
    expect(document.querySelector('#filter-form [name=codePlace]')).toHaveValue('town_44109,town_35238');
    const alert = screen.getByRole('form', { name: 'Recevez les prochaines par e-mail' });
    expect(alert.querySelector('[name=codePlace]')).toHaveValue('town_44109,town_35238');
  });
});
