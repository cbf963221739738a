import { useField, useFormState } from 'react-final-form';
import styled from 'styled-components';
import { Checkbox, FieldError, VisuallyHidden } from '@careers/ui';
import { useShownProblem } from '../parts/shown-problems.tsx';
import { recapOf } from '../rules/recap.ts';
import { HASH, STEP_LABELS } from '../rules/steps.ts';
import type { Values } from '../rules/values.ts';
import type { ApplicationSubject } from '../subject.ts';

/** What will be sent, and the consent to it. */
export function Confirmation({ subject }: { subject: ApplicationSubject }) {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  const { input } = useField<boolean>('consent', { type: 'checkbox' });
  const { problem, clear } = useShownProblem('consent');
  const rows = recapOf(subject, values);
  return (
    <>
      <Recap>
        {rows.map(({ step, term, value }, index) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              {value}
              {step && step !== rows[index - 1]?.step && (
                <a href={`#${HASH}/${step}`}>
                  Modifier<VisuallyHidden> : {STEP_LABELS[step]}</VisuallyHidden>
                </a>
              )}
            </dd>
          </div>
        ))}
      </Recap>
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

const Recap = styled.dl`
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
  @media (max-width: 560px) {
    > div {
      grid-template-columns: 1fr;
    }
  }
`;

const Consent = styled.div`
  display: grid;
  gap: 0.75rem;
`;
