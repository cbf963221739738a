import styled, { css } from 'styled-components';

/** List markers shaped like the logo's quarter disc. */
export const bullets = (color: string) => css`
  li {
    position: relative;
    padding: 0.3rem 0 0.3rem 1.75rem;
  }
  li::before {
    content: '';
    position: absolute;
    top: 0.82em;
    left: 0;
    width: 0.7rem;
    height: 0.7rem;
    border-radius: 0 100% 0 0;
    background: ${color};
    print-color-adjust: exact;
  }
`;

/** A list of short lines in a text. */
export const BulletList = styled.ul`
  ${bullets('var(--tomate-500)')}
`;
