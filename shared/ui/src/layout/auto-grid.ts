import styled from 'styled-components';

interface AutoGridProps {
  /** The least width of a column, such as `20rem`; on a narrower screen it is the screen's. */
  $column: string;
  /** Fewer items than columns share the row. */
  $isStretched?: boolean;
}

/** A list in as many equal columns as fit: cards, steps, links. */
export const AutoGrid = styled.ul<AutoGridProps>`
  display: grid;
  grid-template-columns: ${columns};
  gap: 1rem;
`;

function columns({ $column, $isStretched }: AutoGridProps): string {
  return `repeat(${$isStretched ? 'auto-fit' : 'auto-fill'}, minmax(min(100%, ${$column}), 1fr))`;
}
