import { useId } from 'react';
import styled from 'styled-components';
import { Input, hiddenWithoutScript } from '@careers/ui';

interface DepartmentFinderProps {
  typed: string;
  onType(text: string): void;
  /** Number of departments matching the text. */
  count: number;
}

/** Finds departments in the list by name or number. */
export function DepartmentFinder({ typed, onType, count }: DepartmentFinderProps) {
  const id = useId();
  return (
    <Root>
      <label htmlFor={id}>Trouver un département (nom ou numéro)</label>
      <Input
        id={id}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      <p role="status">{typed.trim() === '' ? '' : foundLabel(count)}</p>
    </Root>
  );
}

function foundLabel(count: number): string {
  if (count === 0) return 'Aucun de ces départements ne porte ce nom ou ce numéro.';
  return count === 1 ? '1 département' : `${count} départements`;
}

const Root = styled.div`
  display: grid;
  gap: 0.4rem;
  margin-bottom: 0.75rem;
  label {
    font-weight: 700;
  }
  p {
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
  p:empty {
    display: none;
  }
  ${hiddenWithoutScript}
`;
