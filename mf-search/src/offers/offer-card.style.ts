import styled, { css } from 'styled-components';
import { Card, CardActions, Tag, below } from '@careers/ui';

/** Body above, tags below: in a narrow column or on a narrow screen. */
const whenStacked = (styles: ReturnType<typeof css>) => css<{ $isNarrow: boolean }>`
  ${({ $isNarrow }) => $isNarrow && styles}
  ${below('tablet')} {
    ${styles}
  }
`;

export const Article = styled(Card)<{ $isNarrow: boolean; $isClosed: boolean }>`
  display: grid;
  grid-template-columns: 4px minmax(0, 1fr) auto auto;
  grid-template-areas: 'rule body tags actions';
  column-gap: 1.25rem;
  align-items: center;
  padding: 1.15rem 0.9rem 1.15rem 1.25rem;
  ${({ $isClosed }) =>
    $isClosed &&
    css`
      background: var(--surface-2);
      a {
        color: var(--text-2);
      }
    `}
  ${whenStacked(css`
    grid-template-columns: 4px minmax(0, 1fr) auto;
    grid-template-areas: 'rule body actions' 'rule tags tags';
    gap: 0.7rem 0.9rem;
    padding: 1rem 0.6rem 1rem 1rem;
  `)}
  ${below('lists')} {
    grid-template-columns: 4px minmax(0, 1fr);
    grid-template-areas: 'rule body' 'rule tags' 'rule actions';
    padding-inline: 0.6rem;
  }
`;

/** A thin rule in the entity's colour. */
export const EntityRule = styled.span`
  grid-area: rule;
  align-self: stretch;
  border-radius: 4px;
  background: var(--border);
`;

export const Body = styled.div<{ $isNarrow: boolean }>`
  grid-area: body;
  ${whenStacked(css`
    align-self: start;
  `)}
`;

export const Fact = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.35rem;
`;

export const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.1rem 1rem;
  margin-top: 0.35rem;
  color: var(--text-2);
  font-size: var(--fs-sm);
  > ${Tag} {
    gap: 0.35rem;
  }
  /* Aligned with the first of two lines. */
  svg {
    flex: none;
    margin-block: 0.175em auto;
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

export const Actions = styled(CardActions)<{ $isNarrow: boolean }>`
  grid-area: actions;
  ${whenStacked(css`
    align-self: start;
  `)}
`;
