import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AlertCircleIcon } from '../icons.tsx';

export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: string;
  /** For an external reference to the control, such as an error summary. */
  id?: string;
  isRequired?: boolean;
  hint?: string;
  error?: string | undefined;
  /** Renders the control with the attributes that link it to label, hint and error. */
  children(control: FieldControl): ReactNode;
}

/** A control with its label and hint above and its error below. */
export function Field({ label, id, isRequired = false, hint, error, children }: FieldProps) {
  const generated = useId();
  const control = id ?? generated;
  const described = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(' ');
  return (
    <Root>
      <label htmlFor={control}>
        {label} <small>{isRequired ? '(obligatoire)' : '(facultatif)'}</small>
      </label>
      {hint && <Hint id={`${control}-hint`}>{hint}</Hint>}
      {children({
        id: control,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={`${control}-error`}>{error}</FieldError>}
    </Root>
  );
}

/** An error below its control. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <ErrorText id={id}>
      <AlertCircleIcon />
      <span>{children}</span>
    </ErrorText>
  );
}

const Root = styled.div`
  display: grid;
  gap: 0.4rem;
  label {
    font-weight: 700;
  }
  small {
    color: var(--text-2);
    font-size: inherit;
    font-weight: 500;
  }
`;

export const Hint = styled.p`
  color: var(--text-2);
  font-size: var(--fs-sm);
`;

const ErrorText = styled.p`
  display: flex;
  gap: 0.5rem;
  align-items: flex-start;
  color: var(--error);
  font-size: var(--fs-sm);
  font-weight: 650;
  line-height: 1.4;
  svg {
    flex: none;
  }
`;
