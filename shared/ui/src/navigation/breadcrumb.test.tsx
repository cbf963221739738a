import { render, screen, within } from '@testing-library/react';
import { Breadcrumb } from './breadcrumb.tsx';

test('crumbs lead up, and the page itself is the current one, without a link', () => {
  render(<Breadcrumb crumbs={[{ label: 'Nos métiers', href: '/nos-metiers' }, { label: 'Boucher' }]} />);
  const crumbs = within(screen.getByRole('navigation', { name: 'Fil d’Ariane' }));
  expect(crumbs.getAllByRole('listitem').map((crumb) => crumb.textContent)).toEqual([
    'Accueil',
    'Nos métiers',
    'Boucher',
  ]);
  expect(crumbs.getByRole('link', { name: 'Nos métiers' })).toHaveAttribute('href', '/nos-metiers');
  expect(crumbs.getByRole('listitem', { current: 'page' })).toHaveTextContent('Boucher');
  expect(crumbs.queryByRole('link', { name: 'Boucher' })).not.toBeInTheDocument();
});
