import styled, { css } from 'styled-components';
import { below, from } from '@careers/ui';

/** A line of small print. */
export const Small = styled.p`
  color: var(--text-2);
  font-size: var(--fs-xs);
  font-weight: 400;
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

export const Strong = styled.strong`
  font-weight: 700;
`;

export const NoBreak = styled.span`
  white-space: nowrap;
`;

export const Code = styled.code`
  font-family: ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace;
  font-size: 0.875rem;
  overflow-wrap: anywhere;
`;

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
`;

/** The content with its actions beside it; on a phone, the actions come first. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  align-items: start;
  ${from('desktop')} {
    grid-template-columns: minmax(0, 1fr) 21.5rem;
    grid-template-rows: auto 1fr;
    row-gap: 0;
    > * {
      grid-row: span 2;
    }
  }
`;

const side = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
`;

/** Aside: next to the content in a wide window, before it on a phone. */
export const Aside = styled.div`
  ${side}
  ${from('desktop')} {
    grid-area: 1 / 2;
  }
`;

/** More content: below the aside in a wide window, after the content on a phone. */
export const More = styled.div`
  ${side}
  ${from('desktop')} {
    grid-area: 2 / 2;
    margin-top: 1rem;
  }
`;

const cell = css`
  padding: 0.5rem 0.75rem 0.5rem 0;
  border-top: 1px solid var(--border);
  font-weight: 400;
  text-align: left;
  vertical-align: top;
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    ${cell}
    overflow-wrap: anywhere;
  }
  thead th {
    border-top: 0;
    color: var(--text-2);
    font-size: var(--fs-xs);
    font-weight: 650;
    overflow-wrap: normal;
  }
  tbody th {
    font-weight: 650;
  }
  tr > :last-child {
    padding-right: 0;
  }
  [data-figure] {
    text-align: right;
    white-space: nowrap;
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(6rem, auto) minmax(0, 1fr);
  gap: 0.4rem 1rem;
  dt {
    color: var(--text-2);
  }
  dd {
    overflow-wrap: anywhere;
  }
  ${below('lists')} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0.1rem;
  }
`;

/** A state and its description, on one line if there is room. */
export const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.6rem;
  align-items: center;
`;

/** Separated lines, each with its own top border. */
export const Lines = styled.ul`
  > li {
    padding-block: 0.65rem;
    border-top: 1px solid var(--border);
  }
`;
