import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FieldError } from '@careers/ui';

interface GroupProps {
  label: string;
  /** Id of the first control: the error is attached to it. */
  id?: string;
  isRequired?: boolean;
  hint?: string;
  error?: string | undefined;
  children: ReactNode;
}

export function Group({ label, id, isRequired = true, hint, error, children }: GroupProps) {
  return (
    <Root aria-describedby={error ? `${id}-error` : undefined}>
      <legend>
        {label} <small>{isRequired ? '(obligatoire)' : '(facultatif)'}</small>
      </legend>
      {hint && <p>{hint}</p>}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Root>
  );
}

const Root = styled.fieldset`
  min-width: 0;
  legend {
    margin-bottom: 0.4rem;
    padding: 0;
    font-weight: 700;
  }
  small {
    color: var(--text-2);
    font-size: inherit;
    font-weight: 500;
  }
  legend + p {
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
`;
