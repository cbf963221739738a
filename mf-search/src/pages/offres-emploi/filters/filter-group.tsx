import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '@careers/ui';
import { ChevronDownIcon } from '@careers/ui/icons';

export interface Legend {
  legend: string;
  hint?: string;
}

interface FilterGroupProps extends Legend {
  isOpen: boolean;
  children: ReactNode;
}

export function FilterGroup({ legend, hint, isOpen, children }: FilterGroupProps) {
  const hintId = useId();
  return (
    <Section open={isOpen}>
      <summary>
        {legend}
        <ChevronDownIcon />
      </summary>
      <fieldset aria-describedby={hint ? hintId : undefined}>
        <legend>{legend}</legend>
        {hint && <Hint id={hintId}>{hint}</Hint>}
        {children}
      </fieldset>
    </Section>
  );
}

export const Section = styled.details`
  padding: 0.35rem 0;
  border-top: 1px solid var(--border);
  summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    min-height: var(--target);
    font-weight: 700;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  &[open] summary svg {
    rotate: 180deg;
  }
  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    ${visuallyHidden}
  }
`;

const Hint = styled.p`
  margin-bottom: 0.35rem;
  color: var(--text-2);
  font-size: var(--fs-sm);
`;
