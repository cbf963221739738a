import styled from 'styled-components';
import { HeartIcon } from '../icons.tsx';
import { hiddenWithoutScript } from '../styles/mixins.ts';
import { IconButton } from './icon-button.ts';

interface FavoriteButtonProps {
  label: string;
  isFavorite: boolean;
  isOutlined?: boolean;
  onToggle(): void;
}

/** A heart under an accessible name; filled when pressed. */
export function FavoriteButton({ label, isFavorite, isOutlined = false, onToggle }: FavoriteButtonProps) {
  return (
    <Heart
      type="button"
      $isOutlined={isOutlined}
      aria-pressed={isFavorite}
      aria-label={label}
      onClick={onToggle}
    >
      <HeartIcon />
    </Heart>
  );
}

const Heart = styled(IconButton)`
  ${hiddenWithoutScript}
`;
