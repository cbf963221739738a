import styled from 'styled-components';

interface AutoGridProps {
  /** The least width of a column, such as `20rem`; on a narrower screen it is the screen's. */
  $column: string;
  /** The items of the last row share it, however few they are. */
  $isStretched?: boolean;
}

/** A list in as many columns as fit: cards, steps, links. */
export const AutoGrid = styled.ul<AutoGridProps>`
  display: grid;
  grid-template-columns: repeat(${({ $column }) => `auto-fill, minmax(min(100%, ${$column}), 1fr)`});
  gap: 1rem;
  ${({ $column, $isStretched }) => $isStretched && stretched($column)}
`;

/** `${inPairs} { … }`: windows that show two columns of 20rem; an item more than they fill is its own row. */
export const inPairs = '@media (min-width: 44.5em) and (max-width: 66.99em)';

/** The last item where it would stand alone, in `inPairs`. */
export const aloneInPairs = ':last-child:nth-child(odd)';

/** Four items are a row, two rows of two, or a column: where four do not fit, their basis is nearly half of the row. */
const stretched = (column: string) => `
  display: flex;
  flex-wrap: wrap;
  > * {
    flex: 1 1 min(100%, ${column});
    min-width: 0;
  }
  > :only-child {
    max-width: max(50%, ${column});
  }
  &:has(> :nth-child(4):last-child) > * {
    flex-basis: min(100%, max(${column}, min(45%, (4 * ${column} + 6rem - 100%) * 99)));
  }
`;
