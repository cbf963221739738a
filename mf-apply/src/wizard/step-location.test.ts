import { browserNavigation } from '@careers/testing';
import { stepNavigation } from './step-location.ts';

const page = browserNavigation();
const { goTo, goBack } = stepNavigation({ name: 'candidature', navigate: page.navigate });

afterAll(() => page.stop());

/** Goes somewhere in the history, and resolves once there. */
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

it('[APPLY-01] makes each step an entry of the history at once: back leads to the step before', async () => {
  goTo('coordonnees', { replace: true });
  const steps = window.history.length;
  goTo('cv', { replace: true });
  goTo('coordonnees');
  expect([window.location.hash, window.history.length]).toEqual(['#candidature/coordonnees', steps + 1]);
  expect(await arrive(() => goBack('cv'))).toBe('#candidature/cv');
});

it('makes one entry of a step that is asked for twice', () => {
  goTo('coordonnees');
  const steps = window.history.length;
  goTo('coordonnees');
  expect(window.history.length).toBe(steps);
});

it('takes the place of a step that cannot be shown', () => {
  const steps = window.history.length;
  goTo('coordonnees', { replace: true });
  expect([window.location.hash, window.history.length]).toEqual(['#candidature/coordonnees', steps]);
});

it('[APPLY-01] shows the step before where the form began with a later one, and never the page', () => {
  goTo('coordonnees', { replace: true });
  goBack('cv');
  expect(window.location.hash).toBe('#candidature/cv');
});

it('brings nobody back who has left the form', () => {
  page.navigate('/offres-emploi');
  goTo('coordonnees', { replace: true });
  expect(window.location.pathname + window.location.hash).toBe('/offres-emploi');
});
