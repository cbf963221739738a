import styled from 'styled-components';

/** Opens what is rarely wanted, as a link does. */
export const Summary = styled.summary`
  display: inline-flex;
  align-items: center;
  min-height: 2rem;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;
