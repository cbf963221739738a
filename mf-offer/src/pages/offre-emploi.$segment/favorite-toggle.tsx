import styled from 'styled-components';
import { Button, FavoriteButton, hiddenWithoutScript } from '@careers/ui';
import { HeartIcon } from '@careers/ui/icons';
import { openConsent, useFavorite } from '@careers/platform';

interface FavoriteToggleProps {
  reference: string;
  /** The heart without its text. */
  isSmall?: boolean;
}

const ADD = 'Ajouter aux favoris';
const NEEDS_CONSENT = 'garder des favoris demande les cookies de personnalisation';

/**
 * Adds the offer to the visitor's favourites, in this browser, or removes it. Without consent it says what it needs, and
 * opens the choice of cookies.
 */
export function FavoriteToggle({ reference, isSmall = false }: FavoriteToggleProps) {
  const favorite = useFavorite(reference);
  const { isFavorite, toggle } = favorite ?? { isFavorite: false, toggle: openConsent };
  const reason = favorite ? '' : ` (${NEEDS_CONSENT})`;
  if (isSmall)
    return <FavoriteButton label={ADD + reason} isOutlined isFavorite={isFavorite} onToggle={toggle} />;
  // Its text says the state: with `aria-pressed` it would be announced twice.
  return (
    <Labelled type="button" $variant="secondary" $size="large" $isFavorite={isFavorite} onClick={toggle}>
      <HeartIcon />
      <span>
        {isFavorite ? 'Retirer des favoris' : ADD}
        {reason && <Reason>{reason}</Reason>}
      </span>
    </Labelled>
  );
}

const Reason = styled.small`
  display: block;
  font-weight: 400;
`;

const Labelled = styled(Button)<{ $isFavorite: boolean }>`
  ${hiddenWithoutScript}
  svg {
    fill: ${({ $isFavorite }) => ($isFavorite ? 'currentColor' : 'none')};
  }
`;
