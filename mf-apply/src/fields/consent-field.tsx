import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import styled from 'styled-components';
import { Checkbox, FieldError } from '@careers/ui';
import { useShownProblem } from './shown-problems.tsx';

interface ConsentFieldProps {
  /** What the data are for. */
  note: ReactNode;
  /** What one agrees to. */
  children: string;
}

/** What happens to the data, and the consent to it. */
export function ConsentField({ note, children }: ConsentFieldProps) {
  const { input } = useField<boolean>('consent', { type: 'checkbox' });
  const { problem, clear } = useShownProblem('consent');
  return (
    <Consent>
      <p>{note}</p>
      <Checkbox
        id="consent"
        checked={input.checked ?? false}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? 'consent-error' : undefined}
        onChange={(event) => {
          clear();
          input.onChange(event);
        }}
      >
        {children}
      </Checkbox>
      {problem && <FieldError id="consent-error">{problem}</FieldError>}
    </Consent>
  );
}

const Consent = styled.div`
  display: grid;
  gap: 0.75rem;
`;
