import styled from 'styled-components';
import { isBelow } from '../styles/breakpoints.ts';

/**
 * A hero with actions: its first `div` is the text, aligned with the page's columns, and the picture after it reaches
 * the window's edge. `style` sets the colour.
 */
export const HeroLayout = styled.div.attrs<{ 'data-ground'?: 'tint' }>({ 'data-ground': 'tint' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 50%);
  min-height: 22rem;
  overflow: hidden;
  > div:first-child {
    align-self: center;
    padding: clamp(1.5rem, 3vw, 3rem) 2rem clamp(2rem, 4vw, 3.5rem)
      max(var(--gutter), calc((100vw - var(--container)) / 2));
  }
  h1 {
    margin-top: 1.25rem;
  }
  h1 + p {
    margin-top: 1rem;
    color: var(--text);
  }
  > img {
    align-self: end;
    width: 100%;
    max-height: 30rem;
    object-fit: cover;
    object-position: 50% 100%;
  }
  @media print {
    display: block;
    min-height: 0;
    > div:first-child {
      padding: 0;
    }
    > :not(:first-child) {
      display: none;
    }
  }
  @media screen and ${isBelow('tablet')} {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
    > div:first-child {
      padding: 1.25rem var(--gutter) 1.5rem;
    }
    > img {
      aspect-ratio: 16 / 10;
    }
  }
`;

/** The hero's main actions. */
export const HeroActions = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 1.75rem;
`;
