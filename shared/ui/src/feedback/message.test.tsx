import { render, screen } from '@testing-library/react';
import { Message } from './message.tsx';

test('a message that follows an action is announced, one that was there is not', () => {
  const { rerender } = render(
    <Message tone="error" role="alert">
      Désolé, une erreur est survenue.
    </Message>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Désolé, une erreur est survenue.');
  rerender(<Message tone="info">Trois offres</Message>);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('Trois offres')).toBeVisible();
});
