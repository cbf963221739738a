import { useFavorites } from '@careers/platform';
import { FavoriteButton } from '@careers/ui';

/** Keeps the offer in this browser. Nothing is known of the visitor while the page is rendered on the server. */
export function FavoriteOffer({ reference, label }: { reference: string; label: string }) {
  const { references, toggle } = useFavorites();
  return (
    <FavoriteButton
      label={label}
      isFavorite={references.includes(reference)}
      onToggle={() => toggle(reference)}
    />
  );
}
