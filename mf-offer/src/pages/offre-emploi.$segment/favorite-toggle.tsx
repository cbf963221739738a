import styled, { css } from 'styled-components';
import { Button, IconButton } from '@careers/ui';
import { HeartIcon } from '@careers/ui/icons';
import { useConsent, useFavorites } from '@careers/platform';

interface FavoriteToggleProps {
  reference: string;
  /** The heart alone, its name for those who cannot see it. */
  isSmall?: boolean;
}

/** Keeps the offer among the visitor's favourites, in this browser; absent for who has refused that. */
export function FavoriteToggle({ reference, isSmall = false }: FavoriteToggleProps) {
  const { personalisation } = useConsent();
  const { references, toggle } = useFavorites();
  if (!personalisation) return null;
  const isFavorite = references.includes(reference);
  const change = () => toggle(reference);
  if (isSmall)
    return (
      <Small
        type="button"
        $isOutlined
        aria-label="Ajouter aux favoris"
        aria-pressed={isFavorite}
        onClick={change}
      >
        <HeartIcon />
      </Small>
    );
  // Its words say the state: pressed as well, it would be said twice.
  return (
    <Labelled type="button" $variant="secondary" $size="large" $isFavorite={isFavorite} onClick={change}>
      <HeartIcon />
      {isFavorite ? 'Retirer des favoris' : 'Ajouter aux favoris'}
    </Labelled>
  );
}

const needsScript = css`
  @media (scripting: none) {
    display: none;
  }
`;

const Small = styled(IconButton)`
  ${needsScript}
`;

const Labelled = styled(Button)<{ $isFavorite: boolean }>`
  ${needsScript}
  svg {
    fill: ${({ $isFavorite }) => ($isFavorite ? 'currentColor' : 'none')};
  }
`;
