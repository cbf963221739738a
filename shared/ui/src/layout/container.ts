import styled from 'styled-components';
import { below } from '../styles/breakpoints.ts';

/** The page's width with its gutters. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(var(--container) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

/** A section with the site's vertical rhythm. */
export const Section = styled.section`
  padding-block: var(--section);
`;

/** A section of widgets, hidden while all of them are empty; links (`nav`) count as content. */
export const WidgetSection = styled(Section)`
  [data-widget]:not(:empty) + [data-widget] {
    margin-top: 3rem;
  }
  &:not(:has([data-widget] > *, nav)) {
    display: none;
  }
`;

/** Two columns; one on narrow screens. */
export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: clamp(2rem, 5vw, 5rem);
  align-items: center;
  ${below('columns')} {
    grid-template-columns: 1fr;
  }
`;
