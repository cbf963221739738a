import styled from 'styled-components';

/** A list of offer cards. */
export const List = styled.ul`
  display: grid;
  gap: 0.85rem;
`;
