import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Chip } from '../actions/chip.ts';

export interface Tab {
  id: string;
  label: string;
  content: ReactNode;
}

/** Tabs with the keys of the ARIA pattern; all content is in the page, only one part of it shown. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <Radix.Root defaultValue={tabs[0]?.id}>
      <List aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} value={tab.id} asChild>
            <Chip>{tab.label}</Chip>
          </Radix.Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} forceMount>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

const List = styled(Radix.List)`
  display: flex;
  gap: 0.5rem;
  margin: -0.5rem;
  padding: 0.5rem;
  overflow-x: auto;
  scrollbar-width: none;
  + [role='tabpanel'][data-state='inactive'],
  ~ [role='tabpanel'][data-state='inactive'] {
    display: none;
  }
  button {
    flex: none;
    white-space: nowrap;
  }
`;
