import { useId } from 'react';
import styled from 'styled-components';
import type { FacetOption } from '../facets.ts';
import { ChevronDownIcon } from '@careers/ui/icons';
import type { ListName } from '../../../url/index.ts';
import { Checkbox, VisuallyHidden } from '@careers/ui';
import { Count, Hint } from './option-count.tsx';

interface FacetGroupProps {
  legend: string;
  hint?: string | undefined;
  name: ListName;
  options: readonly FacetOption[];
  chosen: readonly string[];
  onToggle(code: string): void;
}

/** The values of one filter with the offers that each would give. A value without any cannot be added, only removed. */
export function FacetGroup({ legend, hint, name, options, chosen, onToggle }: FacetGroupProps) {
  const hintId = useId();
  if (options.length === 0) return null;
  return (
    <Section open>
      <summary>
        {legend}
        <ChevronDownIcon />
      </summary>
      <fieldset aria-describedby={hint ? hintId : undefined}>
        <VisuallyHidden as="legend">{legend}</VisuallyHidden>
        {hint && <Hint id={hintId}>{hint}</Hint>}
        {options.map(({ code, label, count }) => {
          const isChosen = chosen.includes(code);
          return (
            <Checkbox
              key={code}
              name={name}
              value={code}
              checked={isChosen}
              disabled={count === 0 && !isChosen}
              onChange={() => onToggle(code)}
              count={<Count count={count} />}
            >
              {label}
            </Checkbox>
          );
        })}
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
`;
