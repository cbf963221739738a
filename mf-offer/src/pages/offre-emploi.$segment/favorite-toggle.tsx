import styled from 'styled-components';
import { Button, FavoriteButton, hiddenWithoutScript } from '@careers/ui';
import { HeartIcon } from '@careers/ui/icons';
import { useFavorite } from '@careers/platform';

interface FavoriteToggleProps {
  reference: string;
  /** The heart without its text. */
  isSmall?: boolean;
}

/** Adds the offer to the visitor's favourites, in this browser, or removes it; absent without consent. */
export function FavoriteToggle({ reference, isSmall = false }: FavoriteToggleProps) {
  const favorite = useFavorite(reference);
  if (!favorite) return null;
  const { isFavorite, toggle } = favorite;
  if (isSmall)
    return (
      <FavoriteButton label="Ajouter aux favoris" isOutlined isFavorite={isFavorite} onToggle={toggle} />
    );
  // Its text says the state: with `aria-pressed` it would be announced twice.
  return (
    <Labelled type="button" $variant="secondary" $size="large" $isFavorite={isFavorite} onClick={toggle}>
      <HeartIcon />
      <span>{isFavorite ? 'Retirer des favoris' : 'Ajouter aux favoris'}</span>
    </Labelled>
  );
}

const Labelled = styled(Button)<{ $isFavorite: boolean }>`
  ${hiddenWithoutScript}
  svg {
    fill: ${({ $isFavorite }) => ($isFavorite ? 'currentColor' : 'none')};
  }
`;
