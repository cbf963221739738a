import styled from 'styled-components';
import { below, from } from '../styles/breakpoints.ts';

export interface KeyFigure {
  /** Small text above the number, such as "plus de". */
  lead?: string;
  value: string;
  label: string;
}

/** The group's key figures. */
export function KeyFigures({
  figures,
  hasRules = false,
}: {
  figures: readonly KeyFigure[];
  hasRules?: boolean;
}) {
  return (
    <Figures $hasRules={hasRules} $hasLead={figures.some(({ lead }) => lead)}>
      {figures.map(({ lead, value, label }) => (
        <div key={label}>
          <dt>
            {lead && <small>{lead}</small>}
            {value}
          </dt>
          <dd>{label}</dd>
        </div>
      ))}
    </Figures>
  );
}

const Figures = styled.dl<{ $hasRules: boolean; $hasLead: boolean }>`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 2rem;
  margin: 0;
  /* Two rows, so that the numbers align with and without a lead. */
  > div {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
    row-gap: 0.35rem;
    ${({ $hasRules }) => $hasRules && 'padding-left: 1.25rem; border-left: 2px solid var(--text);'}
  }
  dt {
    align-self: end;
    font: 800 clamp(2.25rem, 1.5rem + 2.6vw, 3.75rem) / 0.95 var(--font-display);
    letter-spacing: -0.04em;
    ${from('lists')} {
      white-space: nowrap;
    }
  }
  small {
    display: block;
    margin-bottom: 0.25rem;
    color: var(--text-2);
    font: 650 var(--fs-sm) / 1.3 var(--font-text);
    letter-spacing: 0;
    white-space: normal;
  }
  dd {
    line-height: 1.35;
  }
  /* Two a row, or one where a number in a wide font needs the width. */
  ${below('columns')} {
    display: flex;
    flex-wrap: wrap;
    gap: 1.5rem 1rem;
    > div {
      flex: 1 1 calc(50% - 0.5rem);
      grid-template-rows: auto auto;
      align-content: start;
      ${({ $hasRules }) => $hasRules && 'padding-left: 0.9rem;'}
    }
    dt {
      display: grid;
      align-content: end;
      ${({ $hasLead }) => $hasLead && 'min-height: calc(0.95em + 1.3 * var(--fs-sm) + 0.25rem);'}
    }
  }
`;
