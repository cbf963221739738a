import type { ReactNode } from 'react';
import styled from 'styled-components';
import { below } from '@careers/ui';
import { Icon } from './icons.tsx';
import type { Shape } from './icons.tsx';

const edges = {
  halt: 'var(--error)',
  wait: 'var(--info)',
  ok: 'var(--success)',
  ice: 'var(--border-strong)',
};

interface NoteProps {
  tone: keyof typeof edges;
  shape: Shape;
  /** Accessible name of the note; one that answers a form is announced. */
  label: string;
  role?: 'alert' | 'status';
  children: ReactNode;
}

/** Important note above the page's content. */
export function Note({ tone, shape, label, role, children }: NoteProps) {
  return (
    <Root $edge={edges[tone]} aria-label={label} {...(role && { role })}>
      <Icon shape={shape} size={22} />
      <div>{children}</div>
    </Root>
  );
}

const Root = styled.section<{ $edge: string }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.85rem;
  align-items: start;
  padding: 0.85rem 1.15rem;
  border: 1px solid var(--border);
  border-left: 6px solid ${({ $edge }) => $edge};
  border-radius: var(--r-2);
  background: var(--raised);
  overflow-wrap: anywhere;
  > svg {
    color: ${({ $edge }) => $edge};
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem;
  }
  ${below('line')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
