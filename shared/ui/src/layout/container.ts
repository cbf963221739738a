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
