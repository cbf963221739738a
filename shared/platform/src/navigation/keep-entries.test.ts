import { createBrowserRouter } from 'react-router';
import type { Navigate } from '@careers/contract';
import { closeHash, isOpenedHere, stepsBefore } from './hash.ts';
import { keepEntries, keepRouterEntries } from './keep-entries.ts';
import { rememberLink } from './followed-link.ts';

const OFFER = '/offre-emploi/boucher';
let router: ReturnType<typeof createBrowserRouter>;
let navigate: Navigate;

beforeEach(() => {
  window.history.pushState(null, '', '/offres-emploi');
  keepEntries();
  router = createBrowserRouter([{ path: '*', element: null }]);
  navigate = keepRouterEntries(router);
});
afterEach(() => router.dispose());

const address = () => window.location.pathname + window.location.hash;

/** Runs a history navigation; resolves with the address reached. */
async function travel(go: () => void): Promise<string> {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  go();
  await arrived;
  return address();
}

function openForm(): void {
  navigate(OFFER);
  navigate(`${OFFER}#candidature/cv`);
  navigate(`${OFFER}#candidature/informations`);
}

test('[ROUTE-11] each entry in the router has a unique key: the first, the router’s, and those added by the browser', async () => {
  const keys = [router.state.location.key];
  navigate(OFFER);
  keys.push(router.state.location.key);
  await travel(() => (window.location.hash = '#candidature/cv'));
  keys.push(router.state.location.key);
  expect(new Set(keys).size).toBe(3);
  expect(keys).not.toContain('default');
  await travel(() => window.history.go(-2));
  expect(router.state.location.key).toBe(keys[0]);
});

test('a reload keeps the key of the entry', () => {
  const { key } = router.state.location;
  router.dispose();
  keepEntries();
  router = createBrowserRouter([{ path: '*', element: null }]);
  expect(router.state.location.key).toBe(key);
});

test('[APPLY-07] leaving a form goes back past its steps: the back button then leaves the page', async () => {
  openForm();
  expect(stepsBefore()).toBe(1);
  expect(await travel(() => closeHash(navigate))).toBe(OFFER);
  expect(await travel(() => window.history.back())).toBe('/offres-emploi');
});

test('[APPLY-07] a double tap that leaves a form does not leave the page', async () => {
  openForm();
  const go = jest.spyOn(window.history, 'go');
  const left = travel(() => {
    closeHash(navigate);
    closeHash(navigate);
  });
  expect(await left).toBe(OFFER);
  const again = jest.spyOn(router, 'navigate');
  closeHash(navigate);
  expect(go.mock.calls).toEqual([[-2]]);
  expect(again).not.toHaveBeenCalled();
});

test('[APPLY-07] a form opened by its URL is replaced with its page', async () => {
  navigate(`${OFFER}#candidature/cv`);
  navigate(`${OFFER}#candidature/informations`);
  expect(isOpenedHere()).toBe(false);
  expect(await travel(() => closeHash(navigate))).toBe(OFFER);
  expect(await travel(() => window.history.back())).toBe('/offres-emploi');
});

test('a form opened natively by the browser is left like any other', async () => {
  navigate(OFFER);
  await travel(() => (window.location.hash = '#candidature/cv'));
  navigate(`${OFFER}#candidature/informations`);
  expect(await travel(() => closeHash(navigate))).toBe(OFFER);
  expect(await travel(() => window.history.back())).toBe('/offres-emploi');
});

test('a replaced step has the same index, and another hash is not a step of the form', async () => {
  openForm();
  navigate(`${OFFER}#candidature/resultat`, { replace: true });
  expect([stepsBefore(), isOpenedHere()]).toEqual([1, true]);
  navigate(`${OFFER}#missions`);
  expect([stepsBefore(), isOpenedHere()]).toEqual([0, true]);
  expect(await travel(() => closeHash(navigate))).toBe(`${OFFER}#candidature/resultat`);
  expect(stepsBefore()).toBe(1);
});

test('other state of an entry stays with the entry', () => {
  document.body.innerHTML = `<main><a href="${OFFER}">Boucher</a></main>`;
  rememberLink(document.querySelector('a')!);
  expect(window.history.state).toMatchObject({
    followed: { href: OFFER, nth: 0 },
    key: router.state.location.key,
  });
  navigate(OFFER);
  expect(window.history.state).not.toHaveProperty('followed');
});

test('[APPLY-01] widgets outside the router are notified of each hash once, whatever its cause', async () => {
  const hashes: string[] = [];
  const listen = () => hashes.push(window.location.hash);
  window.addEventListener('hashchange', listen);
  navigate(`${OFFER}#candidature/cv`);
  navigate(`${OFFER}#candidature/informations`, { replace: true });
  navigate(`${OFFER}#candidature/informations`, { replace: true });
  for (const follow of [() => (window.location.hash = '#missions'), () => window.history.back()]) {
    const changed = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
    follow();
    await changed;
  }
  window.removeEventListener('hashchange', listen);
  const informations = '#candidature/informations';
  expect(hashes).toEqual(['#candidature/cv', informations, '#missions', informations]);
});
