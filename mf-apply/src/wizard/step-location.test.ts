import { browserNavigation } from '@careers/testing';
import { stepNavigation } from './step-location.ts';

const page = browserNavigation();
const { goTo, goBack } = stepNavigation({ name: 'candidature', navigate: page.navigate });

afterAll(() => page.stop());

/** Navigates in the history; resolves once done. */
async function arrive(go: () => void): Promise<string> {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  go();
  await arrived;
  return window.location.hash;
}

beforeEach(() => {
  page.navigate('/offre-emploi/boucher');
  page.navigate('/offre-emploi/boucher#candidature/cv');
});

it('[APPLY-01] adds each step to the history immediately: back leads to the previous step', async () => {
  goTo('coordonnees', { replace: true });
  const steps = window.history.length;
  goTo('cv', { replace: true });
  goTo('coordonnees');
  expect([window.location.hash, window.history.length]).toEqual(['#candidature/coordonnees', steps + 1]);
  expect(await arrive(() => goBack('cv'))).toBe('#candidature/cv');
});

it('adds one entry for a step requested twice', () => {
  goTo('coordonnees');
  const steps = window.history.length;
  goTo('coordonnees');
  expect(window.history.length).toBe(steps);
});

it('replaces a step that cannot be shown', () => {
  const steps = window.history.length;
  goTo('coordonnees', { replace: true });
  expect([window.location.hash, window.history.length]).toEqual(['#candidature/coordonnees', steps]);
});

it('[APPLY-01] goes back to the previous step even if the form started with a later one', () => {
  goTo('coordonnees', { replace: true });
  goBack('cv');
  expect(window.location.hash).toBe('#candidature/cv');
});

it('does not return to a form that was left', () => {
  page.navigate('/offres-emploi');
  goTo('coordonnees', { replace: true });
  expect(window.location.pathname + window.location.hash).toBe('/offres-emploi');
});
