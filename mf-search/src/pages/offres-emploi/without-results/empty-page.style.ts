import styled from 'styled-components';
import { Container, below } from '@careers/ui';

/** A results page without a list: text next to a picture. */
export const Page = styled(Container)`
  display: grid;
  gap: 4rem;
  padding-block: 2.5rem 5rem;
  > * {
    min-width: 0;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 2.8fr);
  gap: 1.5rem 3.5rem;
  align-items: center;
  img {
    width: 100%;
    height: auto;
    border-radius: var(--r-3);
  }
  h1 {
    font-size: clamp(1.875rem, 1.4rem + 2vw, 2.75rem);
    overflow-wrap: anywhere;
  }
  h1 + p {
    margin-top: 1.25rem;
    font-weight: 700;
  }
  ${below('columns')} {
    grid-template-columns: 1fr;
  }
`;
