import { useField } from 'react-final-form';
import { FORM_MESSAGES } from '@careers/api-client/form-rules';
import { Checkbox } from '@careers/ui';
import { Group } from '../../../fields/group.tsx';
import type { AlertData } from '../alert-data.ts';
import { matches } from '../matches.ts';
import { MAXIMUM } from '../fields.ts';
import { ChoiceField } from './choice-field.tsx';

/** Jobs, entities, and what is kept of the search before. */
export function CriteriaStep({ subject: { jobs, entities, words, place, filters } }: { subject: AlertData }) {
  const isWordOfSome = jobs.some(({ label }) => matches(label, words));
  return (
    <>
      <ChoiceField
        name="jobs"
        label="Métiers"
        hint={
          words
            ? `De 1 à 3 métiers. Pour votre recherche «\u00a0${words}\u00a0», choisissez les plus proches.`
            : 'De 1 à 3 métiers.'
        }
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
      {(place || filters) && (
        <Group label="Votre recherche" isRequired={false}>
          {place && <Kept name="keepsPlace">{place.label}</Kept>}
          {filters && <Kept name="keepsFilters">{filters.label}</Kept>}
        </Group>
      )}
    </>
  );
}

function Kept({ name, children }: { name: 'keepsPlace' | 'keepsFilters'; children: string }) {
  const { input } = useField<boolean>(name, { type: 'checkbox' });
  return (
    <Checkbox checked={input.checked ?? false} onChange={input.onChange}>
      {children}
    </Checkbox>
  );
}
