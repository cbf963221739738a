import styled from 'styled-components';
import { Lead, below } from '@careers/ui';

export function BlockHead({ title, lead }: { title: string; lead?: string | undefined }) {
  return (
    <Head>
      <h2>{title}</h2>
      {lead && <Lead>{lead}</Lead>}
    </Head>
  );
}

const Head = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: end;
  gap: 0.75rem clamp(2rem, 5vw, 5rem);
  margin-bottom: clamp(1.25rem, 3vw, 2.25rem);
  > :only-child {
    grid-column: 1 / -1;
  }
  ${below('columns')} {
    grid-template-columns: 1fr;
  }
`;
