import styled from 'styled-components';

// Parts of a table that is drawn as cards where it has no room: CSS takes their roles, so each says its own.

export const Heads = styled.thead.attrs({ role: 'rowgroup' })``;

export const Rows = styled.tbody.attrs({ role: 'rowgroup' })``;

export const Cell = styled.td.attrs({ role: 'cell' })``;
