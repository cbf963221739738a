import styled from 'styled-components';

/** A choice of a full-screen field. */
export const Row = styled.button`
  display: flex;
  grid-column: 1 / -1;
  align-items: center;
  gap: 0.75rem;
  width: 100%;
  min-height: 3rem;
  padding: 0.5rem 0.9rem;
  border: 0;
  border-radius: var(--r-2);
  background: var(--surface-2);
  color: var(--text);
  font-weight: 650;
  text-align: left;
  cursor: pointer;
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;
