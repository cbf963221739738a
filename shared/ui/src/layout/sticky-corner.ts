import styled from 'styled-components';

/** A corner of the window where something stays at hand until the end of its page; it takes no room there. */
export const StickyCorner = styled.div`
  position: sticky;
  bottom: calc(1.25rem + var(--consent-height, 0px));
  z-index: 35;
  display: flex;
  justify-content: end;
  align-items: end;
  height: 0;
  padding-right: var(--gutter);
  @media print {
    display: none;
  }
`;
