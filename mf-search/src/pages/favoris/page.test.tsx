import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { writeConsent } from '@careers/platform';
import { apiDouble, renderArea } from '@careers/testing';
import area from '../../area.tsx';
import { anOffer } from '../../test/search-api.ts';

const OPEN = anOffer({ reference: '2026-2', title: 'Fleuriste F/H', status: 'OPEN' });
const CLOSED = anOffer({ reference: '2026-1', title: 'Boucher F/H', status: 'CLOSED' });

async function open(favorites: readonly string[], answer: () => unknown = () => [OPEN, CLOSED]) {
  localStorage.setItem('favorites', JSON.stringify(favorites));
  const api = apiDouble({ '/offers/multiple': answer });
  renderArea(area, '/favoris', api);
  await screen.findByRole('heading', { level: 1, name: 'Mes favoris' });
  return api;
}

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

const down = () => Promise.reject(new TypeError('fetch failed'));

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'TC_PRIVACY_CENTER=; Max-Age=0; Path=/';
});

test('[SEARCH-16] lists favourites newest first, and marks closed ones', async () => {
  const api = await open(['2026-2', '2026-1']);
  await waitFor(() => expect(titles()).toEqual(['Fleuriste F/H', 'Boucher F/H']));
  expect(api.requests).toEqual(['/offers/multiple?page=0&references=2026-2,2026-1']);
  expect(screen.getByText('2 offres gardées')).toHaveAttribute('role', 'status');
  const [opened, closed] = screen.getAllByRole('article');
  expect(within(opened!).queryByText(/plus disponible/)).not.toBeInTheDocument();
  expect(within(closed!).getByText('Cette offre n’est plus disponible')).toBeVisible();
});

test('[SEARCH-16] shows a loading message only while favourites load', async () => {
  const answer = Promise.withResolvers<unknown>();
  await open(['2026-2'], () => answer.promise);
  expect(await screen.findByText('Chargement de vos favoris…')).toBeVisible();
  answer.resolve([OPEN]);
  expect(await screen.findByRole('article')).toHaveTextContent('Fleuriste F/H');
  expect(screen.queryByText('Chargement de vos favoris…')).not.toBeInTheDocument();
});

test('[SEARCH-16] without favourites nothing is loaded', async () => {
  const api = await open([]);
  expect(screen.queryByText('Chargement de vos favoris…')).not.toBeInTheDocument();
  expect(api.requests).toEqual([]);
});

test('[SEARCH-16] an offer that the API no longer knows is closed', async () => {
  await open(['2026-9'], () => []);
  expect(await screen.findByText('Cette offre n’est plus disponible')).toBeVisible();
  expect(titles()).toEqual(['Offre 2026-9']);
});

test('[SEARCH-16] removing a favourite hides none of the others, not even closed ones', async () => {
  let isHeld = false;
  await open(['2026-9', '2026-2'], () => (isHeld ? new Promise(() => undefined) : [OPEN]));
  await waitFor(() => expect(titles()).toEqual(['Offre 2026-9', 'Fleuriste F/H']));
  isHeld = true;
  await userEvent.click(screen.getByRole('button', { name: /^Favori\u00a0: Fleuriste/ }));
  expect(titles()).toEqual(['Offre 2026-9']);
});

test('[SEARCH-16] a removed favourite can be restored', async () => {
  await open(['2026-2']);
  await userEvent.click(await screen.findByRole('button', { name: /^Favori\u00a0: Fleuriste/ }));
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(localStorage.getItem('favorites')).toBe('[]');
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(screen.getByRole('article')).toHaveTextContent('Fleuriste F/H');
  expect(localStorage.getItem('favorites')).toBe('["2026-2"]');
});

test('[A11Y-02] [SEARCH-16] keeps the focus in the list: next card, then the undo button of the last one', async () => {
  await open(['2026-2', '2026-1']);
  const heart = (title: RegExp) => screen.findByRole('button', { name: title });
  (await heart(/^Favori\u00a0: Fleuriste/)).focus();
  await userEvent.keyboard('{Enter}');
  expect(await heart(/^Favori\u00a0: Boucher/)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Annuler' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await heart(/^Favori\u00a0: Boucher/)).toHaveFocus();
});

test('[SEARCH-16] shows the last known state offline', async () => {
  await open(['2026-2', '2026-1']);
  await waitFor(() => expect(titles()).toHaveLength(2));
  document.body.replaceChildren();

  await open(['2026-3', '2026-2', '2026-1'], down);
  await waitFor(() => expect(titles()).toEqual(['Offre 2026-3', 'Fleuriste F/H', 'Boucher F/H']));
  expect(screen.getByText(/n’ont pas pu être mises à jour/)).toBeVisible();
});

test('[SEARCH-16] reloads the list when the connection is back', async () => {
  let answer: () => unknown = down;
  await open(['2026-2'], () => answer());
  await screen.findByText(/n’ont pas pu être mises à jour/);
  answer = () => [OPEN];
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(titles()).toEqual(['Fleuriste F/H']));
  expect(screen.queryByText(/n’ont pas pu être mises à jour/)).not.toBeInTheDocument();
});

test('[SEARCH-16] withdrawing personalisation clears the list and its stored data', async () => {
  await open(['2026-2']);
  await waitFor(() => expect(titles()).toEqual(['Fleuriste F/H']));
  await waitFor(() => expect(localStorage.getItem('favoriteOffers')).toContain('Fleuriste'));
  act(() => writeConsent({ personalisation: false, audience: true, advertising: true }));
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.getByText(/autorisez la personnalisation/)).toBeVisible();
  expect(localStorage).toHaveLength(0);
});

test('[SEARCH-16] hostile storage does no harm', async () => {
  localStorage.setItem('favoriteOffers', '[null, 1, {"reference": {}}, {"reference":"2026-2"}]');
  await open(['2026-2'], down);
  await waitFor(() => expect(titles()).toEqual(['Offre 2026-2']));
});

test('[SEARCH-16] explains how to add a favourite if there are none', async () => {
  await open([]);
  expect(screen.getByRole('heading', { name: 'Vous n’avez pas encore de favori' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mes candidatures envoyées' })).toHaveAttribute(
    'href',
    '/candidatures',
  );
  expect(screen.getByRole('link', { name: 'Voir les offres d’emploi' })).toHaveAttribute(
    'href',
    '/offres-emploi',
  );
});
