import styled from 'styled-components';
import { Container, below } from '@careers/ui';

export const Page = styled(Container)`
  padding-block: 2.25rem 5rem;
  ${below('columns')} {
    padding-block: 1.25rem 3rem;
  }
`;

/** Attribution that the licence of the outlines requires. */
export const Credit = styled.p`
  margin-top: 1.5rem;
  color: var(--text-2);
  font-size: var(--fs-xs);
`;

export const Views = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: 2rem 3rem;
  align-items: start;
  ${below('columns')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
