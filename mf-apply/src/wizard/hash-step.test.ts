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

it('tells the page’s router, which renders the page, of going back alone', async () => {
  const heard: string[] = [];
  const { promise: gone, resolve } = Promise.withResolvers<void>();
  const onPopState = () => {
    heard.push(window.location.hash);
    if (window.location.hash === '#candidature/cv') resolve();
  };
  window.addEventListener('popstate', onPopState);
  goTo('coordonnees');
  // As long as a browser takes to tell of an address that a script has set.
  await new Promise((told) => setTimeout(told));
  window.history.back();
  await gone;
  window.removeEventListener('popstate', onPopState);
  expect(heard).toEqual(['#candidature/cv']);
});

it('takes the place of a step that cannot be shown', () => {
  const steps = window.history.length;
  goTo('coordonnees', { replace: true });
  expect([window.location.hash, window.history.length]).toEqual(['#candidature/coordonnees', steps]);
});
