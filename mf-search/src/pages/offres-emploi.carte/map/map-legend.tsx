import styled from 'styled-components';
import { formatInteger } from '@careers/ui/french';
import { levelOf } from '../count-classes.ts';
import type { CountClass } from '../count-classes.ts';
import { levels } from './departments-map.style.ts';

interface MapLegendProps {
  classes: readonly CountClass[];
  hasCurrent: boolean;
}

const words = ({ from, to }: CountClass): string =>
  from === to ? formatInteger(to) : `${formatInteger(from)} à ${formatInteger(to)}`;

export function MapLegend({ classes, hasCurrent }: MapLegendProps) {
  return (
    <List>
      <li>Nombre d’offres</li>
      {classes.map((each) => (
        <li key={each.to}>
          <Swatch data-level={levelOf(each.to, classes)} />
          {words(each)}
        </li>
      ))}
      {hasCurrent && (
        <li>
          <Swatch data-mark="current" />
          Votre recherche
        </li>
      )}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.35rem 1.1rem;
  font-size: var(--fs-sm);
  li {
    display: flex;
    gap: 0.5rem;
    align-items: center;
  }
  li:first-child {
    font-weight: 700;
  }
`;

const Swatch = styled.span`
  ${levels}
  width: 1.5rem;
  height: 1.1rem;
  border: 1px solid var(--border-strong);
  border-radius: 0.25rem;
  background: var(--level);
  &[data-mark] {
    border: 3px solid var(--citron-500);
    outline: 1.5px solid var(--text);
  }
`;
