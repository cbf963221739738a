import styled from 'styled-components';

/** Actions of a row. */
export const Buttons = styled.div`
  display: grid;
  gap: 0.4rem;
  [data-quiet] & {
    grid-template-columns: auto auto;
    justify-content: end;
  }
  [data-quiet] & > * {
    min-height: 2rem;
    padding-inline: 0.4rem;
    white-space: nowrap;
    border-color: transparent;
    color: var(--text-2);
    font-size: var(--fs-xs);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  [data-quiet] & svg {
    display: none;
  }
`;

const WIDE = '73.75em';
const NARROW = '73.74em';

/** A table, or cards in narrow windows. */
export const Grid = styled.table`
  width: 100%;
  border: 1px solid var(--border);
  border-radius: var(--r-2);
  border-collapse: separate;
  border-spacing: 0;
  background: var(--raised);
  th,
  td {
    font-weight: 400;
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  tbody th {
    font-weight: 650;
  }
  [data-quiet] {
    color: var(--text-2);
    font-size: var(--fs-xs);
  }
  [data-edge='alarm'] {
    box-shadow: inset 4px 0 0 var(--error);
  }
  [data-edge='waiting'] {
    box-shadow: inset 4px 0 0 var(--info);
  }
  @media (min-width: ${WIDE}) {
    table-layout: fixed;
    th,
    td {
      padding: 0.75rem 0.6rem;
    }
    tr > :first-child {
      width: 11rem;
      padding-left: 1.15rem;
    }
    tr > :nth-child(2) {
      width: 7.5rem;
    }
    tr > :nth-child(3) {
      width: 26%;
    }
    tr > :nth-child(4) {
      width: 9rem;
    }
    tr > :last-child {
      width: 10.5rem;
      padding-right: 1.15rem;
    }
    thead th {
      color: var(--text-2);
      font-size: var(--fs-xs);
      font-weight: 650;
    }
    [data-quiet] > * {
      padding-block: 0.35rem 0.6rem;
    }
    tbody > tr:first-child > * {
      border-top: 1px solid var(--border);
    }
  }
  @media (max-width: ${NARROW}) {
    &,
    tbody,
    tr,
    th,
    td {
      display: block;
    }
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody + tbody {
      border-top: 1px solid var(--border);
    }
    tbody > tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0.5rem 1.5rem;
      padding: 1rem 1.15rem;
    }
    td:not([data-label='Released']) {
      grid-column: 1 / -1;
    }
    td[data-empty] {
      display: none;
    }
    tbody > tr[data-quiet] {
      gap: 0.1rem 1.5rem;
      padding-block: 0.65rem;
      border-top: 1px dashed var(--border);
    }
    [data-quiet] td[data-label='Serving']::before {
      display: none;
    }
    td[data-label]::before {
      content: attr(data-label) ' ';
      color: var(--text-2);
      font-size: var(--fs-xs);
      font-weight: 650;
    }
    ${Buttons} {
      display: flex;
      flex-wrap: wrap;
      justify-content: start;
    }
    tr:not([data-quiet]) ${Buttons} > * {
      flex: 1 1 auto;
      max-width: 20rem;
    }
  }
`;
