import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Checkbox, FieldError } from '@careers/ui';
import { useWizardField } from '../wizard/use-wizard-field.ts';

interface ConsentFieldProps {
  /** Purpose of the data. */
  note: ReactNode;
  /** The label of the checkbox. */
  children: string;
}

export function ConsentField({ note, children }: ConsentFieldProps) {
  const { input, error } = useWizardField<boolean>('consent', { type: 'checkbox' });
  return (
    <Consent>
      <p>{note}</p>
      <Checkbox
        id="consent"
        checked={input.checked ?? false}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'consent-error' : undefined}
        onChange={input.onChange}
      >
        {children}
      </Checkbox>
      {error && <FieldError id="consent-error">{error}</FieldError>}
    </Consent>
  );
}

const Consent = styled.div`
  display: grid;
  gap: 0.75rem;
`;
