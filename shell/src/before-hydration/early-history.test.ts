import { followEarlyHistory, takeReturn } from './early-history.ts';
import { PAGE_INTERACTIVE } from './page-interactive.ts';

const reload = jest.fn();
beforeEach(() => {
  reload.mockClear();
  window.history.pushState(null, '', '/offres-emploi?keywords=boucher');
});
afterEach(() => document.dispatchEvent(new Event(PAGE_INTERACTIVE)));

/** Goes back to the previous entry, like the browser in a reloaded document of both. */
async function goBack(): Promise<void> {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await arrived;
}

it('[SEARCH-12] loads the page of an entry visited before the page is interactive', async () => {
  window.history.pushState(null, '', '/offre-emploi/boucher-f-h-2026-1');
  followEarlyHistory(reload);
  await goBack();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('detects it without an event, which browsers do not send while the document loads', () => {
  const reloadIfLeft = followEarlyHistory(reload);
  expect(reloadIfLeft()).toBe(false);
  window.history.replaceState(null, '', '/offres-emploi');
  expect(reloadIfLeft()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  // The next document is a return, but not after its reload.
  expect([takeReturn(), takeReturn()]).toEqual([true, false]);
});

it('leaves hash changes to the browser', async () => {
  window.history.pushState(null, '', '#filtres');
  followEarlyHistory(reload);
  await goBack();
  expect(reload).not.toHaveBeenCalled();
});

it('leaves the history to the router once the page is interactive', async () => {
  window.history.pushState(null, '', '/offre-emploi/boucher-f-h-2026-1');
  followEarlyHistory(reload);
  document.dispatchEvent(new Event(PAGE_INTERACTIVE));
  await goBack();
  expect(reload).not.toHaveBeenCalled();
});
