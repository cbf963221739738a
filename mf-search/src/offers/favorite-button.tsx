import { useFavorites } from '@careers/platform';
import { IconButton } from '@careers/ui';
import { HeartIcon } from '@careers/ui/icons';

/** Keeps the offer in this browser. Nothing is known of the visitor while the page is rendered on the server. */
export function FavoriteButton({ reference, label }: { reference: string; label: string }) {
  const { references, toggle } = useFavorites();
  return (
    <IconButton
      type="button"
      aria-pressed={references.includes(reference)}
      aria-label={`Favori : ${label}`}
      onClick={() => toggle(reference)}
    >
      <HeartIcon />
    </IconButton>
  );
}
