import { hashStep } from './hash-step.ts';

const { goTo } = hashStep('candidature');

beforeEach(() => window.history.replaceState(null, '', '#candidature/cv'));

it('[APPLY-01] makes each step an entry of the history at once: back leads to the step before', async () => {
  goTo('coordonnees', { replace: true });
  const steps = window.history.length;
  goTo('cv', { replace: true });
  goTo('coordonnees');
  expect([window.location.hash, window.history.length]).toEqual(['#candidature/coordonnees', steps + 1]);
  const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await gone;
  expect(window.location.hash).toBe('#candidature/cv');
});

it('makes one entry of a step that is asked for twice', () => {
  goTo('coordonnees');
  const steps = window.history.length;
  goTo('coordonnees');
  expect(window.history.length).toBe(steps);
});

it('does not tell the page’s router, which would render the page', () => {
  const heard = jest.fn();
  window.addEventListener('popstate', heard, { once: true });
  goTo('coordonnees');
  window.removeEventListener('popstate', heard);
  expect(heard).not.toHaveBeenCalled();
});

it('takes the place of a step that cannot be shown', () => {
  const steps = window.history.length;
  goTo('coordonnees', { replace: true });
  expect([window.location.hash, window.history.length]).toEqual(['#candidature/coordonnees', steps]);
});
