import styled, { css } from 'styled-components';

const SHAPES = [
  css`
    border-radius: 50% 50% 50% 0;
    background: var(--citron-500);
  `,
  css`
    border-radius: 0 50% 50% 50%;
    background: var(--rose-300);
  `,
  css`
    border-radius: 50% 0 50% 50%;
    background: var(--basilic-300);
  `,
  css`
    border-radius: 50% 50% 0 50%;
    background: var(--ciel-300);
  `,
];

/** A number in a coloured drop, rotated by its index. */
export const StepNumber = styled.span<{ $index: number }>`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  color: var(--aubergine-950);
  font: 800 1.5rem/1 var(--font-display);
  ${({ $index }) => SHAPES[$index % SHAPES.length]}
`;
