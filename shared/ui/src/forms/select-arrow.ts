import { css } from 'styled-components';

/**
 * A select without native appearance, which Safari would draw over ours, with an arrow `--arrow-end` from its edge.
 * Forced colours drop gradients, so there the native one is used.
 */
export const selectArrow = css`
  appearance: none;
  background-image:
    linear-gradient(45deg, transparent 50%, currentcolor 50%),
    linear-gradient(135deg, currentcolor 50%, transparent 50%);
  background-position:
    right calc(var(--arrow-end, 0.9rem) + 0.375rem) center,
    right var(--arrow-end, 0.9rem) center;
  background-size: 0.375rem 0.375rem;
  background-repeat: no-repeat;
  cursor: pointer;
  @media (forced-colors: active) {
    appearance: auto;
  }
`;
