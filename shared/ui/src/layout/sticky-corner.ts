import styled from 'styled-components';
import { cramped } from '../styles/breakpoints.ts';

/**
 * A corner of the window where something stays at hand until the end of its page; it takes no room there. In a cramped
 * window it stands in the page.
 */
export const StickyCorner = styled.div`
  position: sticky;
  bottom: calc(1.25rem + var(--consent-height, 0px));
  z-index: 35;
  display: flex;
  justify-content: end;
  align-items: end;
  height: 0;
  padding-right: var(--gutter);
  ${cramped} {
    position: static;
    height: auto;
    padding-block: 1rem;
  }
  @media print {
    display: none;
  }
`;
