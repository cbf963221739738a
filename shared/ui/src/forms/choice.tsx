import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { breakingWords } from '../styles/breaking-words.ts';
import { hovering } from '../styles/mixins.ts';
import { visuallyHidden } from '../styles/visually-hidden.ts';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'children' | 'type' | 'ref'> {
  children: ReactNode;
  /** Number at the end of the line, read as "31 offres" or the like: what has `data-unit` in it is not seen. */
  count?: ReactNode;
}

/** A checkbox; the whole line is its target. */
export function Checkbox({ children, count, ...input }: ChoiceProps) {
  return (
    <Line>
      <input type="checkbox" {...input} />
      <span>{children}</span>
      {count !== undefined && <span data-count> {count}</span>}
    </Line>
  );
}

/** A radio button; the whole line is its target. */
export function Radio({ children, count, ...input }: ChoiceProps) {
  return (
    <Line>
      <input type="radio" {...input} />
      <span>{children}</span>
      {count !== undefined && <span data-count> {count}</span>}
    </Line>
  );
}

/** An image cannot use tokens: its background is the same in both themes. */
const CHECK =
  // eslint-disable-next-line no-restricted-syntax
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23FFD02E' stroke-width='4' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M5 12.5l4.5 4.5L19 7.5'/%3E%3C/svg%3E\")";

/** One component for a line and its parts: a page of results has fifty of them. */
const Line = styled.label`
  display: grid;
  grid-template-columns: 1.5rem 1fr auto;
  gap: 0.7rem;
  align-items: center;
  min-height: var(--target);
  border-radius: var(--r-1);
  font-size: 1rem;
  cursor: pointer;
  ${breakingWords}
  input {
    appearance: none;
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    border: 2px solid var(--border-strong);
    border-radius: 0.4rem;
    background: var(--bg) center / 1.1rem no-repeat;
    cursor: pointer;
  }
  input[type='radio'] {
    border-radius: 50%;
  }
  ${hovering} {
    input:hover {
      border-color: var(--text);
    }
  }
  input[aria-invalid='true'] {
    border-color: var(--error);
  }
  input:checked {
    border-color: var(--ink);
    background-color: var(--aubergine-900);
    background-image: ${CHECK};
  }
  input[type='radio']:checked {
    background-image: radial-gradient(circle, var(--citron-500) 0 36%, transparent 40%);
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
  [data-count] {
    color: var(--text-2);
    font-size: var(--fs-sm);
    font-variant-numeric: tabular-nums;
  }
  [data-unit] {
    ${visuallyHidden}
  }
  @media (forced-colors: active) {
    input {
      appearance: auto;
    }
  }
`;
