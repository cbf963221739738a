import type { Widget, WidgetRoot } from '@careers/contract';
import { apiDouble, testConfiguration } from '@careers/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { ReactElement } from 'react';
import { aResult, anOffer, searchApi } from '../test/search-api.ts';
import offersCarousel from './offers-carousel/index.tsx';
import searchBar from './search-bar/index.tsx';

const offers = ['2026-1', '2026-2', '2026-3'].map((reference) =>
  anOffer({ reference, title: `Offre ${reference}` }),
);
const api = searchApi(() => aResult(offers, 37));
const butcher = { codeJobName: 'job_boucherie', labelJobForUrl: 'boucher', codeTown: 'town_44109' };

/** Sets the geolocation permission. */
function positionIs(state: PermissionState) {
  const getCurrentPosition = jest.fn((found: PositionCallback) =>
    found({ coords: { latitude: 47.16903, longitude: -1.46949 } } as GeolocationPosition),
  );
  Object.assign(navigator, {
    permissions: { query: () => Promise.resolve({ state }) },
    geolocation: { getCurrentPosition },
  });
  return getCurrentPosition;
}

/** Sets the carousel's position; `scrollTo` moves it, `isWatched` says whether it is observed. */
function carouselIs(place: 'below' | 'in view' | 'above') {
  const listeners = new Set<(entries: Partial<IntersectionObserverEntry>[]) => void>();
  const entry = (at: typeof place) => ({
    isIntersecting: at === 'in view',
    boundingClientRect: new DOMRect(0, { below: 2000, 'in view': 300, above: -900 }[at], 1000, 400),
  });
  class Observer {
    readonly #notify: (entries: Partial<IntersectionObserverEntry>[]) => void;
    constructor(callback: (entries: Partial<IntersectionObserverEntry>[]) => void) {
      this.#notify = callback;
    }
    observe() {
      listeners.add(this.#notify);
      this.#notify([entry(place)]);
    }
    disconnect() {
      listeners.delete(this.#notify);
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  const scrollTo = async (at: typeof place) => {
    await act(async () => {
      for (const notify of listeners) notify([entry(at)]);
      await Promise.resolve();
    });
  };
  return { scrollTo, isWatched: () => listeners.size > 0 };
}

const context = { api, configuration: testConfiguration, signal: new AbortController().signal };
const root: WidgetRoot = {
  identifierPrefix: 'w-',
  configuration: testConfiguration,
  renderToHtml: (element) => renderToString(element as ReactElement, { identifierPrefix: 'w-' }),
};

/** Mounts a widget like the shell: the server's HTML, then hydration without mismatch. */
async function show<Props extends object, Data>(widget: Widget<Props, Data>, props: Props) {
  const data = await widget.load(props, context);
  const domElement = document.body.appendChild(document.createElement('div'));
  domElement.innerHTML = await widget.render(data, root);
  const consoleError = jest.spyOn(console, 'error');
  const navigate = jest.fn();
  const onError = (error: unknown) => {
    throw error;
  };
  let mounted: Promise<void> | undefined;
  const mount = { domElement, data, identifierPrefix: 'w-', hydrate: true, api, navigate, onError };
  await act(async () => {
    mounted = widget.mount({ ...mount, configuration: testConfiguration });
    await Promise.resolve();
  });
  await mounted;
  expect(consoleError).not.toHaveBeenCalled();
  return { navigate };
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

beforeEach(() => {
  carouselIs('below');
  localStorage.clear();
  document.cookie = 'TC_PRIVACY_CENTER=; Max-Age=0; Path=/';
});
afterEach(() => document.body.replaceChildren());

test('[SEARCH-17] the carousel shows the latest offers, except the page’s own, and links to all of them', async () => {
  await show(offersCarousel, {
    title: 'Offres similaires',
    criteria: { codeTown: 'town_44109' },
    size: 2,
    exceptReference: '2026-1',
  });
  const carousel = screen.getByRole('group', { name: 'Offres similaires' });
  expect(within(carousel).getAllByRole('article')).toHaveLength(2);
  expect(within(carousel).getByText('Offre 1 sur 2')).toBeVisible();
  expect(within(carousel).getByRole('link', { name: 'Voir toutes les offres' })).toHaveAttribute(
    'href',
    '/offres-emploi?codeTown=town_44109',
  );
  expect(api.requests.at(-1)).toContain('sort=publicationDate,desc');
});

test.each([undefined, 'last-search' as const])(
  '[SEARCH-17] without offers there is no carousel: of %s',
  async (source) => {
    const none = apiDouble({ '/offers/': () => aResult([]) });
    const data = await offersCarousel.load(
      { title: 'Offres', ...(source && { source }) },
      { ...context, api: none },
    );
    expect(await offersCarousel.render(data, root)).toBe('');
  },
);

test('[SEARCH-15] [SEARCH-17] offers of the last search replace the page’s, and the search can be resumed', async () => {
  localStorage.setItem('latestSearchHistory', JSON.stringify(butcher));
  await show(offersCarousel, { title: 'Les dernières offres', source: 'last-search' as const });
  expect(
    await screen.findByRole('group', { name: /^Votre dernière recherche.: Boucher - Nantes \(44\)$/ }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: /^Reprendre ma recherche \(37.offres\)$/ })).toHaveAttribute(
    'href',
    '/nos-offres/boucher/nantes',
  );
});

test('[SEARCH-15] [SEARCH-17] replaces offers only below the viewport, never in view', async () => {
  const { scrollTo, isWatched } = carouselIs('in view');
  localStorage.setItem('latestSearchHistory', JSON.stringify(butcher));
  await show(offersCarousel, { title: 'Les dernières offres', source: 'last-search' as const });
  await waitFor(() => expect(isWatched()).toBe(true));
  expect(screen.getByRole('group', { name: 'Les dernières offres' })).toBeVisible();
  await scrollTo('above');
  expect(screen.getByRole('group', { name: 'Les dernières offres' })).toBeVisible();
  await scrollTo('below');
  expect(screen.getByRole('group', { name: /^Votre dernière recherche/ })).toBeVisible();
});

test('[SEARCH-15] [SEARCH-17] shows the page’s offers without a prompt if personalisation is refused', async () => {
  localStorage.setItem('latestSearchHistory', JSON.stringify(butcher));
  document.cookie = 'TC_PRIVACY_CENTER=3; Path=/';
  const ask = positionIs('prompt');
  await show(offersCarousel, { title: 'Les dernières offres', source: 'last-search' as const });
  await settled();
  expect(screen.getByRole('group', { name: 'Les dernières offres' })).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
});

test('[SEARCH-17] without a last search, shows offers around the visitor if geolocation is granted', async () => {
  positionIs('granted');
  await show(offersCarousel, { title: 'Les dernières offres', source: 'last-search' as const });
  expect(await screen.findByRole('group', { name: 'Les dernières offres autour de vous' })).toBeVisible();
  expect(api.requests.at(-1)).toContain('latitude=47.169&longitude=-1.469&radius=30');
  expect(screen.getByRole('link', { name: 'Voir toutes les offres' })).toHaveAttribute(
    'href',
    '/offres-emploi?latitude=47.169&longitude=-1.469',
  );
});

test.each(['position', 'last-search'] as const)(
  '[SEARCH-17] offers around are shown on a click where the browser has to ask: %s',
  async (source) => {
    const ask = positionIs('prompt');
    await show(offersCarousel, { title: 'Les dernières offres', source });
    await settled();
    expect(ask).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Voir les offres autour de moi' }));
    expect(await screen.findByRole('group', { name: 'Les dernières offres autour de vous' })).toBeVisible();
  },
);

test('[CONTENT-01] the search bar of another page opens the results', async () => {
  const { navigate } = await show(searchBar, {});
  await userEvent.type(screen.getByLabelText('Quel métier ?'), 'boucher');
  await userEvent.keyboard('{Enter}');
  expect(navigate).toHaveBeenCalledWith('/offres-emploi?quoi=boucher&lieu=&radius=30');
});

test('[SEARCH-01] the search bar of a job’s page is prefilled with it, under the given title', async () => {
  const { navigate } = await show(searchBar, { title: 'Rechercher d’autres offres', criteria: butcher });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Rechercher d’autres offres');
  expect(screen.getByLabelText('Quel métier ?')).toHaveValue('Boucher');
  expect(screen.getByLabelText('Où ?')).toHaveValue('Nantes (44)');
  await userEvent.click(screen.getByRole('button', { name: 'Rechercher' }));
  expect(navigate).toHaveBeenCalledWith(
    expect.stringContaining('&codeJobName=job_boucherie&labelJobForUrl=boucher&codeTown=town_44109'),
  );
});

test('[SEARCH-01] drops criteria without a label from the search bar', async () => {
  const { navigate } = await show(searchBar, {
    criteria: { codeJobName: 'job_unknown', codeTown: 'town_44109' },
  });
  expect(screen.getByLabelText('Quel métier ?')).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Rechercher' }));
  expect(navigate.mock.lastCall).toEqual([expect.not.stringContaining('job_unknown')]);
});
