import { createEvent, fireEvent, screen } from '@testing-library/react';
import { openOffer } from '../../test/open-offer.ts';

const go = jest.spyOn(window.history, 'go').mockImplementation(() => undefined);
const OFFER = '/offre-emploi/boucher-h-f-2026-10432';

/** The visitor's history on this site, the offer last. */
function visited(...paths: string[]) {
  window.history.replaceState(null, '', OFFER);
  const entries = paths.map((path) => ({ url: new URL(path, window.location.href).href }));
  Object.assign(window, {
    navigation: { entries: () => entries, currentEntry: { index: paths.length - 1 } },
  });
}

/** Returns whether the default navigation, to all offers, took place. */
async function follow(modifiers: MouseEventInit = {}) {
  await openOffer();
  const link = screen.getByRole('link', { name: 'Retour aux résultats' });
  expect(link).toHaveAttribute('href', '/offres-emploi');
  const click = createEvent.click(link, { button: 0, ...modifiers });
  fireEvent(link, click);
  return go.mock.calls.length === 0;
}

test.each([
  ['the results', ['/', '/offres-emploi?keywords=boucher&page=2', OFFER], 1],
  ['a clean path', ['/nos-offres/boucher/nantes', OFFER], 1],
  ['the favourites', ['/favoris', OFFER], 1],
  ['the results, past another offer', ['/offres-emploi', '/offre-emploi/caissier-f-h-2026-1', OFFER], 2],
  [
    'the results, past the steps of an application',
    ['/offres-emploi', OFFER, `${OFFER}#candidature/cv`, OFFER],
    3,
  ],
])('[SEARCH-12] back from an offer leads to %s', async (_, paths, steps) => {
  visited(...paths);
  expect(await follow()).toBe(false);
  expect(go).toHaveBeenCalledWith(-steps);
});

test.each([
  ['from outside', [OFFER]],
  ['from the home page', ['/', OFFER]],
])('[SEARCH-12] who came %s is led to all offers', async (_, paths) => {
  visited(...paths);
  expect(await follow()).toBe(true);
});

test('[SEARCH-12] a browser without the Navigation API goes back one step, when there is one on this site', async () => {
  Object.assign(window, { navigation: undefined });
  window.history.replaceState({ idx: 2 }, '', OFFER);
  expect(await follow()).toBe(false);
  expect(go).toHaveBeenCalledWith(-1);
});

test('[SEARCH-12] the link opens in another tab as links do', async () => {
  visited('/offres-emploi', OFFER);
  expect(await follow({ ctrlKey: true })).toBe(true);
});
