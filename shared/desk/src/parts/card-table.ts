import styled from 'styled-components';

// Parts of a table that is displayed as cards in narrow windows: `display` removes their implicit roles, so each has an
// explicit one.

export const Heads = styled.thead.attrs({ role: 'rowgroup' })``;

export const Rows = styled.tbody.attrs({ role: 'rowgroup' })``;

export const Cell = styled.td.attrs({ role: 'cell' })``;
