import { favorites } from '@careers/platform/favorites';
import { find } from './find.ts';

/** Shows the number of favourites, which only this browser knows. */
export function startFavoritesCount(): void {
  const link = find('[data-favorites]');
  const badge = find('[data-favorites-count]', link);
  const update = () => {
    const count = favorites.read().length;
    badge.hidden = count === 0;
    badge.textContent = String(count);
    link.ariaLabel = count === 0 ? 'Mes favoris' : `Mes favoris, ${count} offre${count > 1 ? 's' : ''}`;
  };
  update();
  favorites.subscribe(update);
}
