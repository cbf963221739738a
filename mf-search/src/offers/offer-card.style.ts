import styled, { css } from 'styled-components';

/** Body above, tags below: in a column of its own, or on a narrow screen. */
const whenStacked = (styles: ReturnType<typeof css>) => css<{ $isNarrow: boolean }>`
  ${({ $isNarrow }) => $isNarrow && styles}
  @media (max-width: 767px) {
    ${styles}
  }
`;

export const Article = styled.article<{ $isNarrow: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 4px minmax(0, 1fr) auto auto;
  grid-template-areas: 'rule body tags actions';
  column-gap: 1.25rem;
  align-items: center;
  padding: 1.15rem 0.9rem 1.15rem 1.25rem;
  border: 1px solid var(--border);
  border-radius: 1.25rem;
  background: var(--bg);
  transition:
    border-color var(--t-1),
    box-shadow var(--t-2);
  > i {
    grid-area: rule;
    align-self: stretch;
    border-radius: 4px;
    background: var(--border);
  }
  &:hover {
    border-color: var(--aubergine-900);
    box-shadow: var(--e-2);
  }
  ${whenStacked(css`
    grid-template-columns: 4px minmax(0, 1fr) auto;
    grid-template-areas: 'rule body actions' 'rule tags tags';
    gap: 0.7rem 0.9rem;
    padding: 1rem 0.6rem 1rem 1rem;
  `)}
`;

export const Body = styled.div<{ $isNarrow: boolean }>`
  grid-area: body;
  ${whenStacked(css`
    align-self: start;
  `)}
`;

export const Title = styled.h2`
  font: 700 1.25rem/1.2 var(--font-display);
  letter-spacing: -0.018em;
  a {
    display: inline-block;
    padding-block: 0.1rem;
    color: inherit;
    text-decoration: none;
  }
  a:hover,
  ${Article}:hover & a {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  /* The link covers the card: a tap or click anywhere opens the offer. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 1.25rem;
  }
  a:focus-visible {
    outline: 0;
    box-shadow: none;
  }
  a:focus-visible::after {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
    box-shadow:
      0 0 0 2px var(--focus-gap),
      0 0 0 8px var(--focus-halo);
  }
  @media (max-width: 767px) {
    font-size: 1.125rem;
  }
`;

export const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.1rem 1rem;
  margin-top: 0.35rem;
  color: var(--text-2);
  font-size: var(--fs-sm);
  > span {
    display: inline-flex;
    align-items: center;
    gap: 0.35rem;
  }
`;

export const Tags = styled.p<{ $isNarrow: boolean }>`
  grid-area: tags;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0.35rem;
  max-width: 15.5rem;
  time {
    flex-basis: 100%;
    color: var(--text-2);
    font-size: var(--fs-xs);
    text-align: right;
  }
  ${whenStacked(css`
    align-self: end;
    justify-content: flex-start;
    max-width: none;
    padding-right: 0.5rem;
    time {
      flex-basis: auto;
      margin-left: auto;
    }
  `)}
`;

export const Actions = styled.div<{ $isNarrow: boolean }>`
  grid-area: actions;
  position: relative;
  z-index: 1;
  ${whenStacked(css`
    align-self: start;
  `)}
`;
