import { favorites } from '@careers/platform/favorites';
import { find } from './find.ts';

/** Shows how many offers the visitor keeps: known in this browser only. */
export function startFavoritesCount(): void {
  const link = find('[data-favorites]');
  const badge = find('i', link);
  const update = () => {
    const count = favorites.read().length;
    badge.hidden = count === 0;
    badge.textContent = String(count);
    link.ariaLabel = count === 0 ? 'Mes favoris' : `Mes favoris, ${count} offre${count > 1 ? 's' : ''}`;
  };
  update();
  favorites.subscribe(update);
}
