import styled from 'styled-components';
import { VisuallyHidden, below } from '@careers/ui';

interface RecapRow {
  /** Where it can be changed; null for what cannot. */
  step: string | null;
  term: string;
  value: string;
}

interface RecapProps {
  rows: readonly RecapRow[];
  /** Part of the address that names the steps. */
  hash: string;
  stepLabels: Readonly<Record<string, string>>;
}

/** What will be sent; the first row of each step leads back to it. */
export function Recap({ rows, hash, stepLabels }: RecapProps) {
  return (
    <List>
      {rows.map(({ step, term, value }, index) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <span>{value}</span>
            {step && step !== rows[index - 1]?.step && (
              <a href={`#${hash}/${step}`}>
                Modifier<VisuallyHidden>&nbsp;: {stepLabels[step]}</VisuallyHidden>
              </a>
            )}
          </dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  margin: 0;
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  > div {
    display: grid;
    grid-template-columns: 12rem 1fr;
    gap: 0.25rem 1rem;
    padding: 0.75rem 1.25rem;
  }
  > div + div {
    border-top: 1px solid var(--border);
  }
  dt {
    color: var(--text-2);
  }
  dd {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    margin: 0;
    font-weight: 650;
    overflow-wrap: anywhere;
  }
  a {
    flex: none;
    color: var(--text-2);
    font-size: var(--fs-sm);
    font-weight: 500;
  }
  ${below('pair')} {
    > div {
      grid-template-columns: 1fr;
    }
  }
`;
