import { css } from 'styled-components';

/** Words in the middle of a page that has little to say: a title, what it means, and the ways on in a last paragraph. */
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
