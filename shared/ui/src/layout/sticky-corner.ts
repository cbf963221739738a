import styled from 'styled-components';
import { cramped } from '../styles/breakpoints.ts';

/** A sticky element in the window's corner that takes no space; static in a cramped window. */
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
