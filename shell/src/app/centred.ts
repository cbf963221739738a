import { css } from 'styled-components';

/** A short centred page: title, text, and links in a last paragraph. */
export const centred = css`
  text-align: center;
  > p:not(:last-child) {
    margin: 1rem auto 2rem;
  }
  > p:last-child {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 1rem;
  }
`;
