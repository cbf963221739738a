import { css } from 'styled-components';

/** A picture, a title and what follows, one below the other. */
export const resultLayout = css`
  display: grid;
  gap: 1.25rem;
  justify-items: start;
  > img {
    border-radius: var(--r-3);
    /* Keeps white paper visible on a white page. */
    background: var(--surface-2);
  }
`;
