import { css } from 'styled-components';
import { below } from '@careers/ui';

/** A card among or above the offers: picture, text and action; one column on phones. */
export const strip = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0.75rem 1.25rem;
  align-items: center;
  padding: 1rem 1.25rem;
  border-radius: 1.25rem;
  img {
    border-radius: 0.9rem;
  }
  h2 {
    font-size: 1.25rem;
    line-height: 1.2;
  }
  ${below('tablet')} {
    grid-template-columns: auto minmax(0, 1fr);
    > a,
    > button {
      grid-column: 1 / -1;
    }
  }
  /* Not even a word has room beside a picture. */
  ${below('lists')} {
    img {
      display: none;
    }
    > div {
      grid-column: 1 / -1;
    }
  }
`;
