import { render, screen } from '@testing-library/react';
import { CheckList } from './check-list.tsx';

test('each line is an item of a list, its tick said to nobody', () => {
  render(<CheckList items={['Un tuteur', 'Deux jours de télétravail']} />);
  const items = screen.getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Un tuteur', 'Deux jours de télétravail']);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
