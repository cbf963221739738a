import styled from 'styled-components';
import { Button, IconButton } from '@careers/ui';
import { HeartIcon } from '@careers/ui/icons';
import { useFavorites } from '@careers/platform';

interface FavoriteToggleProps {
  reference: string;
  /** The heart alone, its name for those who cannot see it. */
  isSmall?: boolean;
}

/** Keeps the offer among the visitor's favourites, in this browser. */
export function FavoriteToggle({ reference, isSmall = false }: FavoriteToggleProps) {
  const { references, toggle } = useFavorites();
  const isFavorite = references.includes(reference);
  const label = isFavorite ? 'Dans vos favoris' : 'Ajouter aux favoris';
  const state = { type: 'button', 'aria-pressed': isFavorite, onClick: () => toggle(reference) } as const;
  if (isSmall)
    return (
      <IconButton $isOutlined aria-label="Ajouter aux favoris" {...state}>
        <HeartIcon />
      </IconButton>
    );
  return (
    <Labelled $variant="secondary" $size="large" {...state}>
      <HeartIcon />
      {label}
    </Labelled>
  );
}

const Labelled = styled(Button)`
  &[aria-pressed='true'] svg {
    fill: currentColor;
  }
`;
