import styled from 'styled-components';
import { focusRing } from '../styles/focus-ring.ts';

const RADIUS = '1.25rem';

/** Something that a list shows and that opens: its title's link covers it. At rest a line, on hover a shadow. */
export const Card = styled.article`
  position: relative;
  border: 1px solid var(--border);
  border-radius: ${RADIUS};
  background: var(--bg);
  transition:
    border-color var(--t-1),
    box-shadow var(--t-2);
  &:hover {
    border-color: var(--text);
    box-shadow: var(--e-2);
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;

/** The title of a card; its one link is stretched over the card, and the ring goes around all of it. */
export const CardTitle = styled.h2`
  font: 700 1.25rem/1.2 var(--font-display);
  letter-spacing: -0.018em;
  a {
    display: inline-block;
    padding-block: 0.1rem;
    color: inherit;
    text-decoration: none;
  }
  a:hover,
  ${Card}:hover & a {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${RADIUS};
  }
  a:focus-visible {
    outline: 0;
    box-shadow: none;
  }
  a:focus-visible::after {
    ${focusRing}
  }
  @media (max-width: 767px) {
    font-size: 1.125rem;
  }
`;

/** What can be done with a card besides opening it: above its link. */
export const CardActions = styled.div`
  position: relative;
  z-index: 1;
`;
