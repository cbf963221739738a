import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FlipCard } from './flip-card.tsx';

test('the button turns the card and keeps the focus; the face that is not shown is out of reach', async () => {
  render(
    <FlipCard
      title="vous venez du commerce"
      ground="pink"
      front={<p>Vous venez du commerce</p>}
      back={<a href="/etapes">Les étapes</a>}
      showBack="Voir le parcours"
      showFront="Revenir au profil"
    />,
  );
  const button = screen.getByRole('button', { name: 'Voir le parcours : vous venez du commerce' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link', { name: 'Les étapes' })).not.toBeInTheDocument();
  await userEvent.click(button);
  expect(screen.getByRole('link', { name: 'Les étapes' })).toBeVisible();
  expect(screen.getByText('Vous venez du commerce')).not.toBeVisible();
  expect(screen.getByRole('button', { name: 'Revenir au profil : vous venez du commerce' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Vous venez du commerce')).toBeVisible();
});
