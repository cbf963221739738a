import styled from 'styled-components';

/** Toggle of collapsed content, styled as a link. */
export const Summary = styled.summary`
  display: inline-flex;
  align-items: center;
  min-height: 2rem;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;
