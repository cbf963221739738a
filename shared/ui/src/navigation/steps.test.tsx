import { render, screen } from '@testing-library/react';
import { Steps } from './steps.tsx';

const STEPS = ['CV', 'Vos coordonnées', 'Confirmation'];

test('steps say how far one is, which step it is, and what comes next', () => {
  const { rerender } = render(<Steps steps={STEPS} current={0} />);
  expect(screen.getByText('Étape 1 sur 3')).toBeVisible();
  expect(screen.getByText('Étape suivante : vos coordonnées')).toBeVisible();
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('CV');
  rerender(<Steps steps={['Votre projet', 'CV']} current={0} />);
  expect(screen.getByText('Étape suivante : CV')).toBeVisible();
  rerender(<Steps steps={STEPS} current={2} />);
  expect(screen.getByText('Étape 3 sur 3')).toBeVisible();
  expect(screen.queryByText(/Étape suivante/)).not.toBeInTheDocument();
});
