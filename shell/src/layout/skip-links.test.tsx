import { render, screen } from '@testing-library/react';
import { SkipLinks } from './skip-links.tsx';

const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

test('[A11Y-02] skip links include the search only if there is one', () => {
  const others = ['Aller au contenu', 'Aller au menu', 'Aller au pied de page'];
  const { rerender } = render(<SkipLinks hasSearchForm={false} />);
  expect(names()).toEqual(others);
  rerender(<SkipLinks hasSearchForm />);
  expect(names()).toEqual([...others.slice(0, 2), 'Aller à la recherche', ...others.slice(2)]);
});
