import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { BelowFold } from './below-fold.tsx';

/** Opens a path, and records the completeness of each later page's first paint. */
function openSite(at = '/') {
  const wasWhole: boolean[] = [];
  function Page() {
    useLayoutEffect(() => {
      wasWhole.push(document.querySelector('p') !== null);
    }, []);
    return (
      <BelowFold>
        <p>Plus bas</p>
      </BelowFold>
    );
  }
  const routes = [
    { path: '/', element: null },
    { path: '/offres', element: <Page /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  return { router, wasWhole };
}

test('[PERF-02] a link shows the first viewport, then the content below it', async () => {
  const { router, wasWhole } = openSite();
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/offres'));
  expect(wasWhole).toEqual([false]);
  expect(await screen.findByText('Plus bas')).toBeVisible();
});

test('[ROUTE-11] going back shows the whole page immediately, to restore the scroll position', async () => {
  const { router, wasWhole } = openSite();
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/offres'));
  await act(() => router.navigate('/'));
  await act(() => router.navigate(-1));
  expect(wasWhole).toEqual([false, true]);
});

test('[ROUTE-11] a URL with a hash finds its target immediately', async () => {
  const { router, wasWhole } = openSite();
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/offres#bas'));
  expect(wasWhole).toEqual([true]);
});

test('[ROUTE-01] the server renders the whole page', () => {
  const { router } = openSite('/offres');
  expect(renderToString(<RouterProvider router={router} />)).toContain('Plus bas');
});
