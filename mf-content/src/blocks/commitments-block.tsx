import styled from 'styled-components';
import { Lead, below } from '@careers/ui';
import type { BlockContent } from '../../content/schema/blocks.ts';

export function CommitmentsBlock({
  content: { title, lead, items },
}: {
  content: BlockContent['commitments'];
}) {
  return (
    <Columns>
      <div>
        <h2>{title}</h2>
        {lead && <Lead>{lead}</Lead>}
      </div>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: 1.5rem clamp(2rem, 5vw, 5rem);
  h2 + p {
    margin-top: 1rem;
  }
  li {
    position: relative;
    padding: 0.9rem 0 0.9rem 2.5rem;
    border-bottom: 1px solid var(--border);
    font-size: 1.125rem;
  }
  li::before {
    content: '';
    position: absolute;
    top: 1.15rem;
    left: 0;
    width: 1.15rem;
    height: 1.15rem;
    border-radius: 0 100% 0 0;
    background: var(--basilic-700);
  }
  li:nth-child(3n + 2)::before {
    border-radius: 50%;
    background: var(--tomate-500);
  }
  li:nth-child(3n)::before {
    border-radius: 0;
    background: var(--citron-500);
  }
  ${below('columns')} {
    grid-template-columns: 1fr;
  }
`;
