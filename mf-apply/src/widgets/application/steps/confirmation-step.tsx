import { ConsentField } from '../../../fields/consent-field.tsx';
import { Summary } from '../../../wizard/summary.tsx';
import type { StepProps, SummaryEntry } from '../../../wizard/types.ts';
import type { Values } from '../fields.ts';
import type { ApplicationSubject } from '../subject.ts';
import { wordingOf } from '../wording.ts';

export function ConfirmationStep({ subject, description }: StepProps<Values, ApplicationSubject>) {
  const { consent } = wordingOf(subject);
  return (
    <>
      <Summary description={description} given={givenBy(subject)} />
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

/** The subject of the application. */
function givenBy(subject: ApplicationSubject): SummaryEntry[] {
  if (subject.type === 'OFFER') return [{ term: 'Offre', value: subject.subject.title }];
  if (subject.type === 'SPONTANEOUS') return [{ term: 'Domaine', value: subject.domainLabel }];
  return [];
}
