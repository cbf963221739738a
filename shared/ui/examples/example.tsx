import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AutoGrid } from '@careers/ui';

export interface Family {
  id: string;
  title: string;
  Examples: () => ReactNode;
}

interface ExampleProps {
  /** The export, or several that belong together. */
  name: string;
  /** When to use it, in one sentence. */
  use: string;
  children: ReactNode;
}

/** A component with its name, its use, and French sample text. */
export function Example({ name, use, children }: ExampleProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      <p>{use}</p>
      <div lang="fr">{children}</div>
    </Root>
  );
}

/** Items side by side, as many as fit. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1rem;
`;

/** Equal columns. */
export const Grid = styled(AutoGrid).attrs<{ $column?: string }>(({ $column = '20rem' }) => ({
  as: 'div',
  $column,
}))`
  gap: 1.5rem;
  align-items: start;
`;

const Root = styled.section`
  margin-top: 2.5rem;
  > p {
    max-width: var(--measure);
    margin: 0.2rem 0 1.25rem;
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
`;
