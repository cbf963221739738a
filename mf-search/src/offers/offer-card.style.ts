import styled, { css } from 'styled-components';
import { Card, CardActions, below } from '@careers/ui';

/** Body above, tags below: in a narrow column or on a narrow screen. */
const stacked = css`
  grid-template-columns: 4px minmax(0, 1fr) auto;
  grid-template-areas: 'rule body actions' 'rule tags tags';
  gap: 0.7rem 0.9rem;
  padding: 1rem 0.6rem 1rem 1rem;
  > div {
    align-self: start;
  }
  > p {
    align-self: end;
    justify-content: flex-start;
    max-width: none;
    padding-right: 0.5rem;
  }
  > p [data-last] {
    flex: 1 1 auto;
    justify-content: space-between;
  }
  > p time {
    margin-left: auto;
  }
`;

/** One styled component for a card and its parts, which halves the rendering time of lists. */
export const Article = styled(Card)`
  display: grid;
  grid-template-columns: 4px minmax(0, 1fr) auto auto;
  grid-template-areas: 'rule body tags actions';
  column-gap: 1.25rem;
  align-items: center;
  padding: 1.15rem 0.9rem 1.15rem 1.25rem;
  &[data-closed] {
    background: var(--surface-2);
    a {
      color: var(--text-2);
    }
  }
  /* Thin, in the entity's colour. */
  > [data-rule] {
    grid-area: rule;
    align-self: stretch;
    border-radius: 4px;
    background: var(--border);
  }
  > div {
    grid-area: body;
  }
  > ${CardActions} {
    grid-area: actions;
  }
  > div > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0.1rem 1rem;
    margin-top: 0.35rem;
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
  [data-fact] {
    display: inline-flex;
    align-items: center;
    gap: 0.35rem;
  }
  /* Aligned with the first of two lines. */
  > div > p svg {
    flex: none;
    margin-block: 0.175em auto;
  }
  /* Short facts. */
  > p {
    grid-area: tags;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 0.35rem;
    max-width: clamp(20rem, 30vw, 24rem);
  }
  > p [data-last] {
    display: flex;
    flex: 1 0 100%;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 0 0.75rem;
    color: var(--text-2);
    font-size: var(--fs-xs);
  }
  [data-pay] {
    color: var(--text);
    font-weight: 600;
  }
  &:where([data-narrow]) {
    ${stacked}
  }
  ${below('tablet')} {
    ${stacked}
  }
  ${below('lists')} {
    grid-template-columns: 4px minmax(0, 1fr);
    grid-template-areas: 'rule body' 'rule tags' 'rule actions';
    padding-inline: 0.6rem;
  }
`;

/** Overlaps the upper edge, so that it takes no space. */
export const Seen = styled.span`
  position: absolute;
  top: 0;
  right: 4.5rem;
  translate: 0 -50%;
  padding-inline: 0.5rem;
  border: 1px solid var(--border);
  border-radius: var(--r-pill);
  background: var(--raised);
  color: var(--text-2);
  font-size: var(--fs-xs);
  line-height: 1.4;
  pointer-events: none;
`;

export const List = styled.ul`
  display: grid;
  gap: 0.85rem;
`;
