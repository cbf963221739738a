import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Chip } from '../actions/chip.ts';

export interface Tab {
  id: string;
  label: string;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** The selected tab, for a page that controls it, such as by its hash. */
  selected?: string;
  onSelect?(id: string): void;
}

/**
 * ARIA tabs; all panels are in the page, one of them shown. Without JavaScript there are no tabs and all panels are
 * shown.
 */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  return (
    <Radix.Root
      {...(selected === undefined ? { defaultValue: tabs[0]?.id } : { value: selected })}
      onValueChange={onSelect}
    >
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
  @media (scripting: none) {
    display: none;
    + [role='tabpanel'][data-state='inactive'],
    ~ [role='tabpanel'][data-state='inactive'] {
      display: block;
    }
  }
`;
