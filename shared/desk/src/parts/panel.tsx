import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface PanelProps {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  /** Makes the panel collapsible, for rarely used content: true if it is initially collapsed. */
  isFolded?: boolean;
  children: ReactNode;
}

export function Panel({ title, aside, isFolded, children }: PanelProps) {
  const id = useId();
  if (isFolded !== undefined)
    return (
      <Surface aria-labelledby={id}>
        <Fold open={!isFolded}>
          <summary>
            <h2 id={id}>{title}</h2>
          </summary>
          <Body>{children}</Body>
        </Fold>
      </Surface>
    );
  return (
    <Surface aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {aside}
      </Head>
      <Body>{children}</Body>
    </Surface>
  );
}

export const Surface = styled.section`
  min-width: 0;
  border: 1px solid var(--border);
  border-radius: var(--r-2);
  background: var(--raised);
`;

const Fold = styled.details`
  summary {
    padding: 0.9rem 1.15rem;
    border-radius: var(--r-2);
    cursor: pointer;
  }
  summary h2 {
    display: inline;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
  align-items: baseline;
  justify-content: space-between;
  padding: 0.9rem 1.15rem 0.7rem;
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  padding: 0 1.15rem 1.15rem;
`;
