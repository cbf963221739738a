import styled from 'styled-components';
import { HeartIcon } from '../icons/index.ts';
import { IconButton } from './icon-button.ts';

interface FavoriteButtonProps {
  /** What is kept: the name of the button says it. */
  label: string;
  isFavorite: boolean;
  onToggle(): void;
}

/** The heart of a card: pressed, it is full. */
export function FavoriteButton({ label, isFavorite, onToggle }: FavoriteButtonProps) {
  return (
    <Heart type="button" aria-pressed={isFavorite} aria-label={`Favori : ${label}`} onClick={onToggle}>
      <HeartIcon />
    </Heart>
  );
}

const Heart = styled(IconButton)`
  @media (scripting: none) {
    display: none;
  }
`;
