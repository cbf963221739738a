import styled from 'styled-components';
import type { FacetOption } from '../../data/facets.ts';
import { ChevronDownIcon } from '../../icons.tsx';
import type { ListName } from '../../url/index.ts';
import { formatCount } from '../../url/index.ts';
import { VisuallyHidden } from '../../visually-hidden.ts';

interface FacetGroupProps {
  legend: string;
  name: ListName;
  options: readonly FacetOption[];
  chosen: readonly string[];
  onToggle(code: string): void;
}

/** The values of one filter with the offers that each would give. A value without any cannot be added, only removed. */
export function FacetGroup({ legend, name, options, chosen, onToggle }: FacetGroupProps) {
  if (options.length === 0) return null;
  return (
    <Section open>
      <summary>
        {legend}
        <ChevronDownIcon />
      </summary>
      <fieldset>
        <VisuallyHidden as="legend">{legend}</VisuallyHidden>
        {options.map(({ code, label, count }) => {
          const isChosen = chosen.includes(code);
          return (
            <Option key={code}>
              <input
                type="checkbox"
                name={name}
                value={code}
                checked={isChosen}
                disabled={count === 0 && !isChosen}
                onChange={() => onToggle(code)}
              />
              <span>{label}</span>
              <Count>
                {formatCount(count)}
                <VisuallyHidden> {count > 1 ? 'offres' : 'offre'}</VisuallyHidden>
              </Count>
            </Option>
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

const TICK =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23FFD02E' stroke-width='4' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M5 12.5l4.5 4.5L19 7.5'/%3E%3C/svg%3E\")";

const Option = styled.label`
  display: grid;
  grid-template-columns: 1.5rem 1fr auto;
  gap: 0.7rem;
  align-items: center;
  min-height: var(--target);
  border-radius: var(--r-1);
  font-size: 1rem;
  cursor: pointer;
  input {
    appearance: none;
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    border: 2px solid var(--border-strong);
    border-radius: 0.4rem;
    background: var(--bg) center/1.1rem no-repeat;
    cursor: pointer;
  }
  input:hover {
    border-color: var(--text);
  }
  input:checked {
    border-color: var(--aubergine-900);
    background-color: var(--aubergine-900);
    background-image: ${TICK};
  }
  input:disabled {
    border-color: var(--border);
    background: var(--surface-2);
    cursor: not-allowed;
  }
  &:has(input:disabled) {
    color: var(--text-2);
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    input {
      appearance: auto;
    }
  }
`;

const Count = styled.span`
  color: var(--text-2);
  font-size: var(--fs-sm);
  font-variant-numeric: tabular-nums;
`;
