import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter, data } from 'react-router';
import RouteErrorPage from './route-error-page.tsx';

/** Opens a page that cannot be had at first. */
function open(address: string) {
  const answers = [() => Promise.reject(data(null, { status: 503 })), () => Promise.resolve('Boucher')];
  const loader = jest.fn(() => (answers.shift() ?? (() => null))());
  const router = createMemoryRouter(
    [
      {
        path: '/offre',
        loader,
        element: <h1>Boucher</h1>,
        errorElement: <RouteErrorPage />,
        HydrateFallback: () => null,
      },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

it.each(['/offre', '/offre#candidature/cv'])(
  '[ERROR-02] one press is enough once the page at %s can be had again',
  async (address) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const router = open(address);
    await userEvent.click(await screen.findByRole('link', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { name: 'Boucher' })).toBeVisible();
    const { pathname, hash } = router.state.location;
    expect(pathname + hash).toBe(address);
  },
);
