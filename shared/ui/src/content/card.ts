import styled from 'styled-components';
import { coveredByLink } from '../styles/covered-by-link.ts';
import { hovering } from '../styles/mixins.ts';
import { below } from '../styles/breakpoints.ts';

/** A list's card: its title's link covers it. */
export const Card = styled.article`
  ${coveredByLink}
  border: 1px solid var(--border);
  border-radius: 1.25rem;
  background: var(--raised);
  transition:
    border-color var(--t-1),
    box-shadow var(--t-2);
  ${hovering} {
    &:hover {
      border-color: var(--text);
    }
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;

/** A card's title, around its one link. */
export const CardTitle = styled.h2`
  font: 700 1.25rem/1.2 var(--font-display);
  letter-spacing: -0.018em;
  a {
    display: inline-block;
    padding-block: 0.1rem;
  }
  ${below('tablet')} {
    font-size: 1.125rem;
  }
`;

/** A card's other actions: above its link. */
export const CardActions = styled.div`
  position: relative;
  z-index: 1;
`;
