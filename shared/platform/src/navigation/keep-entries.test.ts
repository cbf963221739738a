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

/** Does what leads through the history, and resolves with the address once there. */
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

test('[ROUTE-11] the router gives each entry a name of its own: the first, its own, and those that the browser adds', async () => {
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

test('a reload keeps the name of the entry', () => {
  const { key } = router.state.location;
  router.dispose();
  keepEntries();
  router = createBrowserRouter([{ path: '*', element: null }]);
  expect(router.state.location.key).toBe(key);
});

test('[APPLY-07] leaving a form takes its steps along: back then leaves the page', async () => {
  openForm();
  expect(stepsBefore()).toBe(1);
  expect(await travel(() => closeHash(navigate))).toBe(OFFER);
  expect(await travel(() => window.history.back())).toBe('/offres-emploi');
});

test('[APPLY-07] the second of two taps that leave a form does not leave the page', async () => {
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

test('[APPLY-07] a form that came with its address gives way to its page', async () => {
  navigate(`${OFFER}#candidature/cv`);
  navigate(`${OFFER}#candidature/informations`);
  expect(isOpenedHere()).toBe(false);
  expect(await travel(() => closeHash(navigate))).toBe(OFFER);
  expect(await travel(() => window.history.back())).toBe('/offres-emploi');
});

test('a form that the browser itself opened is left like any other', async () => {
  navigate(OFFER);
  await travel(() => (window.location.hash = '#candidature/cv'));
  navigate(`${OFFER}#candidature/informations`);
  expect(await travel(() => closeHash(navigate))).toBe(OFFER);
  expect(await travel(() => window.history.back())).toBe('/offres-emploi');
});

test('a step that takes another’s place is as far from its page, and another hash is no step of the form', async () => {
  openForm();
  navigate(`${OFFER}#candidature/resultat`, { replace: true });
  expect([stepsBefore(), isOpenedHere()]).toEqual([1, true]);
  navigate(`${OFFER}#missions`);
  expect([stepsBefore(), isOpenedHere()]).toEqual([0, true]);
  expect(await travel(() => closeHash(navigate))).toBe(`${OFFER}#candidature/resultat`);
  expect(stepsBefore()).toBe(1);
});

test('what else an entry keeps stays, and does not outlive the entry', () => {
  document.body.innerHTML = `<main><a href="${OFFER}">Boucher</a></main>`;
  rememberLink(document.querySelector('a')!);
  expect(window.history.state).toMatchObject({
    followed: { href: OFFER, nth: 0 },
    key: router.state.location.key,
  });
  navigate(OFFER);
  expect(window.history.state).not.toHaveProperty('followed');
});

test('[APPLY-01] widgets outside the router learn of each hash once, whatever its cause', async () => {
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
