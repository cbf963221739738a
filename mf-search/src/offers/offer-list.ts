import styled from 'styled-components';

export const List = styled.ul`
  display: grid;
  gap: 0.85rem;
`;
