import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PlusIcon } from '../icons.tsx';
import { WholeWords } from './whole-words.tsx';

export interface AccordionItem {
  title: string;
  content: ReactNode;
}

/** Collapsible questions: native `details`, so that it works without JavaScript. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return items.map(({ title, content }) => (
    <Details key={title}>
      <summary>
        <h3>
          <WholeWords>{title}</WholeWords>
        </h3>
        <PlusIcon />
      </summary>
      <div>{content}</div>
    </Details>
  ));
}

const Details = styled.details`
  border-top: 1.5px solid var(--text);
  &:last-of-type {
    border-bottom: 1.5px solid var(--text);
  }
  summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 1rem;
    min-height: 3.75rem;
    padding: 0.85rem 0;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  h3 {
    font: 700 1.125rem/1.3 var(--font-text);
    letter-spacing: 0;
  }
  svg {
    flex: none;
    transition: rotate var(--t-2);
  }
  &[open] svg {
    rotate: 45deg;
  }
  /* All open in print. */
  @media print {
    &::details-content {
      content-visibility: visible;
    }
    svg {
      display: none;
    }
    summary {
      min-height: 0;
    }
  }
  > div {
    max-width: var(--measure);
    padding: 0 2.5rem 1.25rem 0;
    color: var(--text-2);
  }
`;
