import { useField, useFormState } from 'react-final-form';
import styled from 'styled-components';
import { Checkbox, FieldError } from '@careers/ui';
import { Recap } from '../../../forms/recap.tsx';
import { useShownProblem } from '../../../forms/shown-problems.tsx';
import { recapOf } from '../rules/recap.ts';
import { HASH, STEP_LABELS } from '../rules/steps.ts';
import type { Values } from '../rules/values.ts';
import type { ApplicationSubject } from '../subject.ts';

/** What will be sent, and the consent to it. */
export function Confirmation({ subject }: { subject: ApplicationSubject }) {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  const { input } = useField<boolean>('consent', { type: 'checkbox' });
  const { problem, clear } = useShownProblem('consent');
  return (
    <>
      <Recap rows={recapOf(subject, values)} hash={HASH} stepLabels={STEP_LABELS} />
      <Consent>
        <p>
          Vos données servent à étudier votre candidature et sont supprimées 13 mois après notre dernier
          contact.{' '}
          <a href="/charte-candidat" target="_blank" rel="noopener">
            Charte candidat (nouvelle fenêtre)
          </a>
        </p>
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
          J’accepte que mes données soient utilisées pour étudier ma candidature
        </Checkbox>
        {problem && <FieldError id="consent-error">{problem}</FieldError>}
      </Consent>
    </>
  );
}

const Consent = styled.div`
  display: grid;
  gap: 0.75rem;
`;
