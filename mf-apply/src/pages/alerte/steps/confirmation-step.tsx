import { useFormState } from 'react-final-form';
import { ConsentField } from '../../../forms/consent-field.tsx';
import { Recap } from '../../../forms/recap.tsx';
import type { AlertData } from '../alert-data.ts';
import { HASH, STEP_LABELS } from '../rules.ts';
import type { Values } from '../rules.ts';

/** What will be looked for, and the consent to it. */
export function ConfirmationStep({ data }: { data: AlertData }) {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  const labels = (codes: readonly string[], choices: AlertData['jobs']) =>
    choices
      .filter(({ code }) => codes.includes(code))
      .map(({ label }) => label)
      .join(', ');
  const rows = [
    { step: 'informations', term: 'Adresse e-mail', value: values.email },
    {
      step: 'criteres',
      term: values.jobs.length > 1 ? 'Métiers' : 'Métier',
      value: labels(values.jobs, data.jobs),
    },
    { step: 'criteres', term: 'Entités', value: labels(values.entities, data.entities) || 'Toutes' },
    {
      step: 'criteres',
      term: 'Lieu',
      value: (values.keepsPlace && data.place?.label) || 'Partout en France',
    },
    ...(values.keepsFilters && data.filters
      ? [{ step: 'criteres', term: 'Contrat et temps de travail', value: data.filters.label }]
      : []),
  ];
  return (
    <>
      <Recap rows={rows} hash={HASH} stepLabels={STEP_LABELS} />
      <ConsentField
        note={
          <>
            Votre adresse ne sert qu’à cette alerte. Elle est supprimée quand vous vous désinscrivez, en un
            clic dans chaque e-mail, et au plus tard 13 mois après notre dernier contact.{' '}
            <a href="/donnees-personnelles" target="_blank" rel="noopener">
              Données personnelles (nouvelle fenêtre)
            </a>
          </>
        }
      >
        J’accepte de recevoir ces offres par e-mail
      </ConsentField>
    </>
  );
}
