import { SiteProvider } from '@careers/platform';
import { testConfiguration } from '@careers/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_ITEMS } from '../url/index.ts';
import type { Criteria, Items } from '../url/index.ts';
import { searchApi } from '../test/search-api.ts';
import { SearchForm } from './search-form.tsx';

const navigate = jest.fn();
let api = searchApi(() => []);

function show(criteria: Criteria = {}, items: Items = NO_ITEMS) {
  const site = { api, configuration: testConfiguration };
  render(
    <SiteProvider site={site}>
      <SearchForm id="search-form" criteria={criteria} items={items} navigate={navigate} />
    </SiteProvider>,
  );
}

const search = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Rechercher' }));
  return navigate.mock.lastCall as unknown;
};

/** The plain input or the combobox, whose listbox has the same name. */
const where = () => screen.getByLabelText('Où ?', { selector: 'input' });

/** Mocks geolocation; `null` for a browser without it. */
function browserAnswers(answer: GeolocationPosition | { code: number } | null) {
  const getCurrentPosition = jest.fn((found: PositionCallback, failed: (error: object) => void) =>
    answer && 'coords' in answer ? found(answer) : failed({ ...answer, PERMISSION_DENIED: 1 }),
  );
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: answer ? { getCurrentPosition } : undefined,
  });
  return getCurrentPosition;
}

const vertou = { coords: { latitude: 47.16903, longitude: -1.46949 } } as GeolocationPosition;

beforeEach(() => {
  navigate.mockClear();
  api = searchApi(() => []);
});
afterEach(() => (window.innerWidth = 1024));

test('[SEARCH-04] requests the position only on click, and searches with three decimals', async () => {
  const ask = browserAnswers(vertou);
  show();
  expect(ask).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Utiliser ma position' }));
  await waitFor(() => expect(screen.getByLabelText('Où ?')).toHaveValue('Autour de moi'));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(await search()).toEqual([
    '/offres-emploi?quoi=&lieu=Autour%20de%20moi&radius=30&latitude=47.169&longitude=-1.469',
  ]);
});

test.each([
  ['a refusal', { code: 1 }, 'Veuillez autoriser la géolocalisation sur votre navigateur'],
  ['a failure', { code: 2 }, 'Votre position géographique n’a pas pu être déterminée'],
  ['a browser without geolocation', null, 'Votre position géographique n’a pas pu être déterminée'],
])('[SEARCH-04] reports %s, and keeps the place', async (_case, answer, message) => {
  browserAnswers(answer);
  show({ codeTown: 'town_44109' }, { ...NO_ITEMS, place: { type: 'TOWN', code: 'x', label: 'Nantes (44)' } });
  await userEvent.click(screen.getByRole('button', { name: 'Utiliser ma position' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('Où ?')).toHaveValue('Nantes (44)');
});

test('[SEARCH-03] keeps a typed place on blur, and submits it', async () => {
  browserAnswers(vertou);
  show({ codeTown: 'town_44109' }, { ...NO_ITEMS, place: { type: 'TOWN', code: 'x', label: 'Nantes (44)' } });
  await userEvent.click(where());
  await userEvent.clear(await screen.findByRole('combobox', { name: /^Où/ }));
  await userEvent.keyboard('vertou');
  await userEvent.tab();
  expect(where()).toHaveValue('vertou');
  expect(await search()).toEqual(['/offres-emploi?quoi=&lieu=vertou&radius=30']);
  await userEvent.click(screen.getByRole('button', { name: 'Utiliser ma position' }));
  await waitFor(() => expect(where()).toHaveValue('Autour de moi'));
  await userEvent.click(where());
  await userEvent.tab();
  expect(where()).toHaveValue('Autour de moi');
});

test('[SEARCH-02] searches words without a suggestion, and explains it at the field', async () => {
  browserAnswers(vertou);
  show();
  await userEvent.click(screen.getByLabelText(/^Quel métier/, { selector: 'input' }));
  await userEvent.type(
    await screen.findByRole('combobox', { name: /^Quel métier/ }),
    'développeur télétravail',
  );
  expect(await screen.findByText(/ces mots seront cherchés/)).toBeVisible();
  expect(await search()).toEqual([expect.stringMatching(/^\/offres-emploi\?quoi=d%C3%A9veloppeur/)]);
});

test('[SEARCH-03] an emptied place field means no place', async () => {
  show({ codeTown: 'town_44109' }, { ...NO_ITEMS, place: { type: 'TOWN', code: 'x', label: 'Nantes (44)' } });
  await userEvent.click(where());
  await userEvent.clear(await screen.findByRole('combobox', { name: 'Où ?' }));
  await userEvent.tab();
  expect(where()).toHaveValue('');
  expect(await search()).toEqual(['/offres-emploi?quoi=&lieu=&radius=30']);
});

test('[SEARCH-02] a suggested contract is added to the filters, not to the keywords', async () => {
  show({ keywords: 'x', codeContractType: ['dr_contract_cdi'] });
  await userEvent.click(screen.getByLabelText(/^Quel métier/));
  await userEvent.clear(await screen.findByRole('combobox', { name: /^Quel métier/ }));
  await userEvent.keyboard('stag');
  const stage = within(await screen.findByRole('listbox', { name: /^Quel métier/ })).getByRole('option');
  expect(stage).toHaveTextContent('Stage Contrat');
  await userEvent.click(stage);
  expect(screen.getByRole('combobox', { name: /^Quel métier/ })).toHaveValue('Stage');
  expect(await search()).toEqual([
    '/offres-emploi?quoi=&lieu=&radius=30&codeContractType=dr_contract_cdi,dr_contract_stage',
  ]);
});

test('[SEARCH-03] suggests places in the API’s order with their kind, and all of France last', async () => {
  show();
  await userEvent.click(where());
  await userEvent.type(await screen.findByRole('combobox', { name: /^Où/ }), 'nan');
  const list = await screen.findByRole('listbox', { name: /^Où/ });
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Nantes (44) Ville', 'Toute la France ']);
  await userEvent.click(within(list).getByRole('option', { name: 'Toute la France' }));
  expect(await search()).toEqual(['/offres-emploi?quoi=&lieu=Toute%20la%20France&radius=30']);
});

test('[SEARCH-02] on a phone a tap opens the field full screen, and a choice closes it', async () => {
  window.innerWidth = 390;
  show();
  await userEvent.click(screen.getByLabelText('Quel métier ?'));
  const screenful = await screen.findByRole('dialog', { name: 'Quel métier ?' });
  const field = within(screenful).getByRole('combobox', { name: 'Quel métier ?' });
  expect(field).toHaveFocus();
  await userEvent.type(field, 'bou');
  await userEvent.click(await within(screenful).findByRole('option'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Quel métier ?')).toHaveValue('Boucherie');
  await waitFor(() => expect(screen.getByLabelText('Quel métier ?')).toHaveFocus());
  expect(await search()).toEqual(['/offres-emploi?quoi=Boucherie&lieu=&radius=30&codeJobName=job_boucherie']);
});

test.each([390, 1280])(
  '[A11Y-02] at %i px keeps the focus when the combobox replaces the input',
  async (width) => {
    window.innerWidth = width;
    show();
    const focused = new Set<Element | null>();
    const observer = new MutationObserver(() => focused.add(document.activeElement));
    observer.observe(document.body, { subtree: true, childList: true });
    act(() => screen.getByLabelText('Quel métier ?').focus());
    const selector = width < 768 ? '[aria-haspopup]' : '[aria-controls]';
    const upgraded = await screen.findByLabelText('Quel métier ?', { selector });
    expect(upgraded).toHaveFocus();
    observer.disconnect();
    expect(focused).toContain(upgraded);
    expect(focused).not.toContain(document.body);
  },
);

test('[SEARCH-02] keeps the selection when the combobox replaces the input, so that typing replaces it', async () => {
  show({ keywords: 'Boucher' });
  const plain = screen.getByLabelText<HTMLInputElement>('Quel métier ?');
  act(() => plain.focus());
  plain.select();
  await screen.findByLabelText('Quel métier ?', { selector: '[aria-controls]' });
  await userEvent.keyboard('b');
  expect(screen.getByRole('combobox', { name: /^Quel métier/ })).toHaveValue('b');
});

test('[A11Y-02] both fields have the combobox role before suggestions load', () => {
  show();
  for (const name of [/^Quel métier/, /^Où/])
    expect(screen.getByRole('combobox', { name })).toHaveAttribute('aria-expanded', 'false');
});

test('[SEARCH-04] on a phone the first choice of a place is the position', async () => {
  window.innerWidth = 390;
  browserAnswers({ code: 1 });
  show();
  await userEvent.click(where());
  const screenful = await screen.findByRole('dialog', { name: 'Où\u00A0?' });
  await userEvent.click(within(screenful).getByRole('button', { name: 'Autour de moi' }));
  expect(await within(screenful).findByRole('alert')).toHaveTextContent(
    'Veuillez autoriser la géolocalisation sur votre navigateur',
  );
  browserAnswers(vertou);
  await userEvent.click(within(screenful).getByRole('button', { name: 'Autour de moi' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(where()).toHaveValue('Autour de moi');
});

describe('[SEARCH-02] on a phone an empty field suggests', () => {
  const open = async (name: RegExp, label: string) => {
    window.innerWidth = 390;
    show();
    await userEvent.click(screen.getByLabelText(label));
    return within(await screen.findByRole('dialog', { name }));
  };
  afterEach(() => localStorage.clear());

  test('popular jobs, until something is typed', async () => {
    const field = await open(/^Quel métier/, 'Quel métier ?');
    expect(await field.findByRole('list', { name: 'Les plus recherchés' })).toBeVisible();
    expect(field.queryByRole('list', { name: 'Votre dernière recherche' })).not.toBeInTheDocument();
    await userEvent.type(field.getByRole('combobox'), 'bou');
    expect(field.queryByRole('list', { name: 'Les plus recherchés' })).not.toBeInTheDocument();
    await userEvent.clear(field.getByRole('combobox'));
    await userEvent.click(await field.findByRole('button', { name: 'Boucher' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await search()).toEqual(['/offres-emploi?quoi=Boucher&lieu=&radius=30&codeJobName=job_boucherie']);
  });

  test('the place of the last search', async () => {
    localStorage.setItem('latestSearchHistory', '{"keywords":"fleuriste","codeTown":"town_44109"}');
    const field = await open(/^Où/, 'Où ?');
    const recent = within(await field.findByRole('list', { name: 'Votre dernière recherche' }));
    await userEvent.click(recent.getByRole('button', { name: 'Nantes (44)' }));
    expect(await search()).toEqual(['/offres-emploi?quoi=&lieu=Nantes%20(44)&radius=30&codeTown=town_44109']);
  });
});

describe('[SEARCH-03] on a phone "Valider" and Enter accept the typed place', () => {
  const typePlace = async (text: string) => {
    window.innerWidth = 390;
    show();
    await userEvent.click(where());
    const screenful = await screen.findByRole('dialog', { name: /^Où/ });
    await userEvent.type(within(screenful).getByRole('combobox', { name: /^Où/ }), text);
    return screenful;
  };

  test('like a search', async () => {
    const screenful = await typePlace('nant');
    await userEvent.click(within(screenful).getByRole('button', { name: 'Valider' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(where()).toHaveValue('Nantes (44)');
    expect(await search()).toEqual(['/offres-emploi?quoi=&lieu=Nantes%20(44)&radius=30&codeTown=town_44109']);
  });

  test('and keep an unknown one with an error, and all of France as a choice', async () => {
    const screenful = await typePlace('trifouillis{Enter}');
    expect(await within(screenful).findByRole('alert')).toHaveTextContent(
      /^Lieu non reconnu.: «.trifouillis.»/,
    );
    expect(within(screenful).getByRole('combobox')).toHaveValue('trifouillis');
    await userEvent.click(within(screenful).getByRole('button', { name: 'Toute la France' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await search()).toEqual(['/offres-emploi?quoi=&lieu=&radius=30']);
  });

  test('and keep the text for the search without a response', async () => {
    api.fetch = () => Promise.reject(new TypeError('fetch failed'));
    const screenful = await typePlace('nantes');
    await userEvent.click(within(screenful).getByRole('button', { name: 'Valider' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(where()).toHaveValue('nantes');
  });
});

test('[SEARCH-02] on a phone Enter accepts free text without searching yet', async () => {
  window.innerWidth = 390;
  show();
  await userEvent.click(screen.getByLabelText('Quel métier ?'));
  await userEvent.type(await screen.findByRole('combobox', { name: 'Quel métier ?' }), 'chef cuisine{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Quel métier ?')).toHaveValue('chef cuisine');
  expect(navigate).not.toHaveBeenCalled();
});

test('[SEARCH-02] on a narrow screen the keyboard focuses the field without opening the dialog', async () => {
  window.innerWidth = 390;
  show();
  await userEvent.tab();
  await waitFor(() =>
    expect(screen.getByLabelText('Quel métier ?')).toHaveAttribute('aria-haspopup', 'dialog'),
  );
  expect(screen.getByLabelText('Quel métier ?')).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('f');
  expect(await screen.findByRole('combobox', { name: 'Quel métier ?' })).toHaveValue('f');
});

describe('[SEARCH-03] several places', () => {
  const nantes: Items = { options: {}, place: { type: 'TOWN', code: 'town_44109', label: 'Nantes (44)' } };
  const addPlace = () => screen.queryByRole('button', { name: 'Ajouter un lieu' });

  test('a second place is added by keyboard, with suggestions, and searched with the first', async () => {
    show({ codeTown: 'town_44109' }, nantes);
    addPlace()?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Autre lieu' })).toHaveFocus());
    expect(addPlace()).not.toBeInTheDocument();
    await userEvent.keyboard('renn');
    await userEvent.click(await screen.findByRole('option', { name: /35/ }));
    expect(await search()).toEqual([
      '/offres-emploi?quoi=&lieu=Nantes%20(44)&lieu=Rennes%20(35)&radius=30&codePlace=town_44109,town_35238',
    ]);
  });

  test('three fields at most, one after the other', async () => {
    show({ codeTown: 'town_44109' }, nantes);
    for (const [name, text] of [
      ['Autre lieu', 'rennes'],
      ['Troisième lieu', 'bretagne'],
    ] as const) {
      await userEvent.click(screen.getByRole('button', { name: 'Ajouter un lieu' }));
      await userEvent.type(screen.getByRole('combobox', { name }), text);
    }
    expect(addPlace()).not.toBeInTheDocument();
    expect(await search()).toEqual([
      '/offres-emploi?quoi=&lieu=Nantes%20(44)&lieu=rennes&lieu=bretagne&radius=30&codePlace=town_44109',
    ]);
  });

  test.each<[string, Criteria, Items]>([
    ['an empty field', {}, NO_ITEMS],
    ['a position', { latitude: 47.2, longitude: -1.5 }, NO_ITEMS],
  ])('no field is added to %s', (_what, criteria, items) => {
    show(criteria, items);
    expect(addPlace()).not.toBeInTheDocument();
  });
});
