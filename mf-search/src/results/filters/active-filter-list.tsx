import styled from 'styled-components';
import { Link } from '@careers/platform';
import { CrossIcon } from '../../icons.tsx';
import type { Search } from '../../url/index.ts';
import type { ActiveFilter } from './active-filters.ts';

interface ActiveFilterListProps {
  filters: readonly ActiveFilter[];
  hrefOf(search: Search): string;
}

/** Each filter in force as a link to the same search without it. */
export function ActiveFilterList({ filters, hrefOf }: ActiveFilterListProps) {
  if (filters.length === 0) return null;
  return (
    <List aria-label="Filtres actifs">
      {filters.map(({ id, label, without }) => (
        <li key={id}>
          <Chip to={hrefOf(without)} aria-label={`Retirer le filtre ${label}`} preventScrollReset>
            {label}
            <CrossIcon />
          </Chip>
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
  @media (max-width: 900px) {
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

const Chip = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: var(--target);
  padding: 0.4rem 0.7rem 0.4rem 1.05rem;
  border: 1.5px solid transparent;
  border-radius: var(--r-pill);
  background: var(--surface-3);
  color: var(--text);
  font-size: var(--fs-sm);
  font-weight: 600;
  text-decoration: none;
  &:hover {
    border-color: var(--text);
    color: var(--text);
  }
`;
