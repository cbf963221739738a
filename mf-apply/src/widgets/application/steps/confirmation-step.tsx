import { useFormState } from 'react-final-form';
import { ConsentField } from '../../../forms/consent-field.tsx';
import { Recap } from '../../../forms/recap.tsx';
import { recapOf } from '../rules/recap.ts';
import { HASH, STEP_LABELS } from '../rules/steps.ts';
import type { Values } from '../rules/values.ts';
import type { ApplicationSubject } from '../subject.ts';
import { wordingOf } from '../rules/wording.ts';

/** What will be sent, and the consent to it. */
export function Confirmation({ subject }: { subject: ApplicationSubject }) {
  const { consent } = wordingOf(subject);
  const { values } = useFormState<Values>({ subscription: { values: true } });
  return (
    <>
      <Recap rows={recapOf(subject, values)} hash={HASH} stepLabels={STEP_LABELS} />
      <ConsentField
        note={
          <>
            {consent.note}{' '}
            <a href="/charte-candidat" target="_blank" rel="noopener">
              Charte candidat (nouvelle fenêtre)
            </a>
          </>
        }
      >
        {consent.label}
      </ConsentField>
    </>
  );
}
