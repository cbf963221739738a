import styled from 'styled-components';
import { below } from '@careers/ui';

export const Detail = styled.span`
  display: block;
  margin-block: 0.25rem;
  color: var(--text-2);
  font-size: var(--fs-sm);
`;

/** On a narrow window each fact is a line of its own above its values, which stay side by side. */
export const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  line-height: 1.4;
  th,
  td {
    padding: 0.85rem 1rem 0.85rem 0;
    border-bottom: 1px solid var(--border);
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  thead th {
    font-weight: 400;
  }
  thead a {
    display: block;
    font-weight: 700;
    font-size: 1.125rem;
    line-height: 1.25;
  }
  tbody th {
    color: var(--text-2);
    font-weight: 400;
    font-size: var(--fs-sm);
  }
  tbody td {
    font-weight: 700;
  }
  [data-unsaid] {
    color: var(--text-2);
    font-weight: 400;
  }
  tr {
    break-inside: avoid;
  }
  ${below('tablet')} {
    &,
    thead,
    tbody {
      display: block;
    }
    tr {
      display: grid;
      grid-template-columns: repeat(var(--offers), minmax(0, 1fr));
      padding-block: 0.6rem;
      border-bottom: 1px solid var(--border);
    }
    th,
    td {
      padding: 0.1rem 0.75rem 0.1rem 0;
      border: 0;
    }
    thead td {
      display: none;
    }
    tbody th {
      grid-column: 1 / -1;
    }
    thead a {
      font-size: 1rem;
    }
  }
`;
