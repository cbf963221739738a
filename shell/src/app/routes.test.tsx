import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { composeRoutes } from './routes.tsx';

jest.mock('./page-outlet.tsx', () => ({
  PageOutlet: () => {
    throw new Error('secret of the frame');
  },
}));

it('[ERROR-01] shows one sentence and no stack if the layout throws in the browser', async () => {
  for (const level of ['error', 'warn'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
  const routes = composeRoutes([{ path: '/', Component: () => null }]);
  const { container } = render(<RouterProvider router={createMemoryRouter(routes)} />);
  expect(await screen.findByText('An error occured while showing the error page')).toBeVisible();
  expect(container).not.toHaveTextContent('secret');
});
