import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter, data } from 'react-router';
import { RecoveryContext } from './recovery-context.ts';
import RouteErrorPage from './route-error-page.tsx';

/** Opens a page that fails at first. */
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

it('[ERROR-02] shows an error of a page only if no other document replaces it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const leaves = Promise.withResolvers<boolean>();
  const recovery = { covers: () => true, start: jest.fn(() => leaves.promise) };
  const Thrower = () => {
    throw new Error('broken');
  };
  const router = createMemoryRouter([{ path: '/', element: <Thrower />, errorElement: <RouteErrorPage /> }]);
  render(
    <RecoveryContext value={recovery}>
      <RouterProvider router={router} />
    </RecoveryContext>,
  );
  await waitFor(() => expect(recovery.start).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  leaves.resolve(false);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('ERREUR 500');
  expect(recovery.start).toHaveBeenCalledTimes(1);
});
