import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FavoriteButton } from '../actions/favorite-button.tsx';
import { Card, CardActions, CardTitle } from './card.ts';

test('a card has one link, its title, and says whether it is kept', async () => {
  const onToggle = jest.fn();
  render(
    <Card>
      <CardTitle>
        <a href="/offre/1">Boucher F/H</a>
      </CardTitle>
      <CardActions>
        <FavoriteButton label="Favori&nbsp;: Boucher F/H" isFavorite onToggle={onToggle} />
      </CardActions>
    </Card>,
  );
  expect(screen.getByRole('article')).toBeVisible();
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'Boucher F/H' })]);
  await userEvent.click(screen.getByRole('button', { name: 'Favori\u00a0: Boucher F/H', pressed: true }));
  expect(onToggle).toHaveBeenCalledTimes(1);
});
