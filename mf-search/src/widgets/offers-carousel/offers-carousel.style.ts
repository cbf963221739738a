import styled from 'styled-components';

export const Frame = styled.section`
  display: grid;
  gap: 1.25rem;
  > a {
    justify-self: start;
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    color: var(--text);
    font-weight: 700;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 0.5rem 1.5rem;
`;

export const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: 0.25rem;
  p {
    margin-right: 0.75rem;
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
  [aria-disabled='true'] {
    color: var(--border-strong);
    cursor: default;
  }
`;

/** One slide, two from 768 px; without JavaScript it scrolls by hand. */
export const Slides = styled.ul`
  display: grid;
  grid-auto-columns: 100%;
  grid-auto-flow: column;
  gap: 1rem;
  margin: -0.5rem;
  padding: 0.5rem;
  overflow-x: auto;
  scroll-behavior: smooth;
  scroll-padding-inline: 0.5rem;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  > li {
    display: grid;
    scroll-snap-align: start;
  }
  @media (min-width: 768px) {
    grid-auto-columns: calc(50% - 0.5rem);
  }
  @media (prefers-reduced-motion: reduce) {
    scroll-behavior: auto;
  }
`;
