import { Fragment } from 'react';
import { useFormState } from 'react-final-form';
import styled from 'styled-components';
import { VisuallyHidden, below } from '@careers/ui';
import type { Description, SummaryEntry } from './types.ts';

interface SummaryProps<Values, Subject> {
  description: Description<Values, Subject>;
  /** Lines that cannot be changed here. */
  given?: readonly SummaryEntry[];
}

/** Summary of the values to be sent; the first line of each step links back to it. */
export function Summary<Values extends object, Subject>({
  description: { hash, fields, steps, subject },
  given = [],
}: SummaryProps<Values, Subject>) {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  return (
    <List>
      {given.map((entry) => (
        <Entry key={entry.term} {...entry} />
      ))}
      {steps.map(({ id, label, fields: names }) => (
        <Fragment key={id}>
          {names
            .flatMap((name) => fields[name].summarise?.(values[name], subject, values) ?? [])
            .map((entry, index) => (
              <Entry
                key={entry.term}
                {...entry}
                {...(index === 0 ? { step: { id, label } } : {})}
                hash={hash}
              />
            ))}
        </Fragment>
      ))}
    </List>
  );
}

interface EntryProps extends SummaryEntry {
  hash?: string;
  step?: { id: string; label: string };
}

function Entry({ term, value, hash, step }: EntryProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <span>{value}</span>
        {step && (
          <a href={`#${hash}/${step.id}`}>
            Modifier<VisuallyHidden>&nbsp;: {step.label}</VisuallyHidden>
          </a>
        )}
      </dd>
    </div>
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
