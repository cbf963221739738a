import { render, screen } from '@testing-library/react';
import { FormattedText } from './formatted-text.tsx';

test('a formatted text keeps its headings and lists', () => {
  render(<FormattedText html="<h3>Vos missions</h3><ul><li>Conseiller</li></ul>" />);
  expect(screen.getByRole('heading', { level: 3, name: 'Vos missions' })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('Conseiller');
});
