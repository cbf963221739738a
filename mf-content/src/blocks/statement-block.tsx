import styled from 'styled-components';
import { Lead, below } from '@careers/ui';
import type { BlockContent } from '../../content/schema/blocks.ts';
import { BlockLinks } from './block-links.tsx';

/** A title beside a few sentences, the first of them large. */
export function StatementBlock({
  content: { title, paragraphs, links },
}: {
  content: BlockContent['statement'];
}) {
  const [first, ...others] = paragraphs;
  return (
    <Columns>
      <h2>{title}</h2>
      <div>
        <Lead>{first}</Lead>
        {others.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <BlockLinks links={links} />
      </div>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: 1rem clamp(2rem, 5vw, 5rem);
  > div {
    max-width: var(--measure);
  }
  > div > p:first-child {
    color: var(--text);
  }
  > div > p + p {
    margin-top: 1rem;
  }
  ${below('columns')} {
    grid-template-columns: 1fr;
  }
`;
