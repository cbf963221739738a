import { createMemoryRouter } from 'react-router';
import { renderedRouter } from './rendered-router.ts';

const page = { loader: () => null, element: null };

/** What is rendered while a visitor goes from the results to an address. */
async function renderedOnTheWayTo(address: string): Promise<string[]> {
  const router = createMemoryRouter(
    [
      { path: '/offres-emploi', ...page },
      { path: '/favoris', ...page },
    ],
    { initialEntries: ['/offres-emploi'], hydrationData: { loaderData: {} } },
  );
  const rendered: string[] = [];
  const shown = renderedRouter(router);
  shown.subscribe(({ navigation, location }) => rendered.push(`${navigation.state} ${location.pathname}`));
  await router.navigate(address);
  expect(shown.state).toBe(router.state);
  router.dispose();
  return rendered;
}

test('[PERF-02] the page that is left is not rendered anew', async () => {
  expect(await renderedOnTheWayTo('/favoris')).toEqual(['idle /favoris']);
});

test('[SEARCH-09] a page that changes its own address shows that it waits', async () => {
  expect(await renderedOnTheWayTo('/offres-emploi?page=2')).toEqual([
    'loading /offres-emploi',
    'idle /offres-emploi',
  ]);
});
