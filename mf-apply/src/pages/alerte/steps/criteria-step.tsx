import { useField } from 'react-final-form';
import styled from 'styled-components';
import { FORM_MESSAGES } from '@careers/api-client/form-rules';
import { Checkbox } from '@careers/ui';
import { Group } from '../../../fields/group.tsx';
import type { AlertData } from '../alert-data.ts';
import { matches } from '../matches.ts';
import { MAXIMUM } from '../fields.ts';
import { ChoiceField } from './choice-field.tsx';

export function CriteriaStep({ subject }: { subject: AlertData }) {
  const { jobs, entities, words, sector, place, filters, conditions, notKept } = subject;
  const isWordOfSome = jobs.some(({ label }) => matches(label, words));
  return (
    <>
      <ChoiceField
        name="jobs"
        label="Métiers"
        hint={['De 1 à 3 métiers.', jobsAdvice(words, sector)].filter(Boolean).join(' ')}
        choices={jobs}
        maximum={MAXIMUM.jobs}
        tooMany={FORM_MESSAGES.tooManyJobs}
        filterLabel="Filtrer les métiers"
        startingFilter={isWordOfSome ? words : ''}
        isRequired
      />
      <ChoiceField
        name="entities"
        label="Entités"
        hint="Jusqu’à 3 entités. Sans choix, toutes."
        choices={entities}
        maximum={MAXIMUM.entities}
        tooMany={FORM_MESSAGES.tooManyEntities}
      />
      {(place || filters || conditions || notKept.length > 0) && (
        <Group label="Votre recherche" isRequired={false}>
          {place && <Kept name="keepsPlace">{place.label}</Kept>}
          {filters && <Kept name="keepsFilters">{filters.label}</Kept>}
          {conditions && <Kept name="keepsConditions">{conditions.label}</Kept>}
          {notKept.map((sentence) => (
            <Note key={sentence}>{sentence}</Note>
          ))}
        </Group>
      )}
    </>
  );
}

const Note = styled.p`
  margin-top: 0.5rem;
  color: var(--text-2);
  font-size: var(--fs-sm);
`;

/** Explains the preselected jobs, or their absence. */
function jobsAdvice(words: string, sector: AlertData['sector']): string {
  if (words) return `Pour votre recherche «\u00a0${words}\u00a0», choisissez les plus proches.`;
  if (!sector || sector.jobs <= MAXIMUM.jobs) return '';
  return `Le secteur «\u00a0${sector.label}\u00a0» en compte ${sector.jobs}\u00a0: ceux qui recrutent le plus sont cochés.`;
}

function Kept({
  name,
  children,
}: {
  name: 'keepsPlace' | 'keepsFilters' | 'keepsConditions';
  children: string;
}) {
  const { input } = useField<boolean>(name, { type: 'checkbox' });
  return (
    <Checkbox checked={input.checked ?? false} onChange={input.onChange}>
      {children}
    </Checkbox>
  );
}
