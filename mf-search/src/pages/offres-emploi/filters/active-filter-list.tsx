import { useRef } from 'react';
import styled from 'styled-components';
import { Link } from '@careers/platform';
import type { LinkProps } from '@careers/platform';
import { Chip, below } from '@careers/ui';
import { XIcon } from '@careers/ui/icons';
import type { Search } from '../../../url/index.ts';
import { useFocusAfterRemoval } from '../../../use-focus-after-removal.ts';
import type { ActiveFilter } from './active-filters.ts';

interface ActiveFilterListProps {
  filters: readonly ActiveFilter[];
  hrefOf(search: Search): string;
}

/** Each active filter as a link that removes it; the focus then moves to the next one. */
export function ActiveFilterList({ filters, hrefOf }: ActiveFilterListProps) {
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useFocusAfterRemoval(list, 'a', filters.length);

  if (filters.length === 0) return null;
  return (
    <List ref={list} aria-label="Filtres actifs">
      {filters.map(({ id, label, without }, index) => (
        <li key={id}>
          <RemoveChip
            onClick={() => focusNext(index)}
            to={hrefOf(without)}
            aria-label={`Retirer le filtre ${label}`}
            preventScrollReset
          >
            {label}
            <XIcon />
          </RemoveChip>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  margin-bottom: 1.25rem;
  ${below('columns')} {
    flex-wrap: nowrap;
    margin-inline: calc(var(--gutter) * -1);
    padding: 0.25rem var(--gutter);
    overflow-x: auto;
    scrollbar-width: none;
    > li {
      flex: none;
    }
  }
`;

const RemoveChip = styled(Chip).attrs({ as: Link })<LinkProps>`
  padding-right: 0.7rem;
  border-color: transparent;
  background: var(--surface-3);
`;
