import { css } from 'styled-components';
import { focusRing, hovering } from './mixins.ts';

/**
 * A block covered by the link in its title, which draws the focus ring around the block. Other controls need a
 * `z-index`.
 */
export const coveredByLink = css`
  position: relative;
  a {
    color: inherit;
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${hovering} {
    &:has(a):hover {
      box-shadow: var(--e-2);
    }
    &:hover a {
      text-decoration: underline;
      text-decoration-thickness: 2px;
    }
  }
  &:has(a:focus-visible) {
    ${focusRing}
  }
  &:has(a:focus-visible) a {
    outline: 0;
    box-shadow: none;
  }
`;
