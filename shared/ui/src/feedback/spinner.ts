import styled, { keyframes } from 'styled-components';

const turn = keyframes`to { rotate: 1turn; }`;

/** Decorative: a text beside it says what is loading. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  width: 1.25rem;
  height: 1.25rem;
  border: 3px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 900ms linear infinite;
`;
