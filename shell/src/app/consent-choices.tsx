import { useId } from 'react';
import styled from 'styled-components';
import { Checkbox } from '@careers/ui';
import { CONSENT_CATEGORIES } from '@careers/platform';
import type { useConsentChoice } from '@careers/platform';

type ConsentChoicesProps = Pick<ReturnType<typeof useConsentChoice>, 'choice' | 'change'>;

/** The cookie categories; the surrounding form submits the choice. */
export function ConsentChoices({ choice, change }: ConsentChoicesProps) {
  const id = useId();
  return (
    <Choices>
      <legend>J’autorise</legend>
      {CONSENT_CATEGORIES.map(({ name, label, help }) => (
        <div key={name}>
          <Checkbox
            name={name}
            checked={choice[name]}
            aria-describedby={`${id}-${name}`}
            onChange={({ target }) => change(name, target.checked)}
          >
            {label}
          </Checkbox>
          <p id={`${id}-${name}`}>{help}</p>
        </div>
      ))}
    </Choices>
  );
}

const Choices = styled.fieldset`
  legend {
    font-weight: 700;
  }
  div + div {
    margin-top: 0.75rem;
  }
  p {
    padding-left: 2.2rem;
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
`;
