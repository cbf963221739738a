import { FORM_MESSAGES, MAX_JOBS, MIN_ALERT_JOBS } from '@careers/api-client/form-rules';
import { Field, Select } from '@careers/ui';
import type { AlertData, AlertField } from '../alert-data.ts';
import { matches } from '../matches.ts';
import { ChoiceField } from './choice-field.tsx';
import { knownCodes, labelsOf } from './choices.ts';

/** Field for the jobs of an alert. */
export const jobs: AlertField<readonly string[]> = {
  apiName: 'codeJobName',
  empty: [],
  validate: (chosen) => (chosen.length >= MIN_ALERT_JOBS ? undefined : FORM_MESSAGES.noJob),
  refusal: FORM_MESSAGES.noJob,
  restore: (kept, data) => knownCodes(kept, data.jobs, MAX_JOBS),
  summarise: (chosen, data) => [
    { term: chosen.length > 1 ? 'Métiers' : 'Métier', value: labelsOf(chosen, data.jobs) },
  ],
  send: (form, chosen) => form.set('codeJobName', chosen.join(',')),
  Input: JobsField,
  ServerInput: JobSelects,
};

function JobsField({ subject: { jobs: choices, words, sector } }: { subject: AlertData }) {
  const isWordOfSome = choices.some(({ label }) => matches(label, words));
  return (
    <ChoiceField
      name="jobs"
      label="Métiers"
      hint={['De 1 à 3 métiers.', jobsAdvice(words, sector)].filter(Boolean).join(' ')}
      choices={choices}
      maximum={MAX_JOBS}
      tooMany={FORM_MESSAGES.tooManyJobs}
      filterLabel="Filtrer les métiers"
      startingFilter={isWordOfSome ? words : ''}
      isRequired
    />
  );
}

/** Explains the preselected jobs, or their absence. */
function jobsAdvice(words: string, sector: AlertData['sector']): string {
  if (words) return `Pour votre recherche «\u00a0${words}\u00a0», choisissez les plus proches.`;
  if (!sector || sector.jobs <= MAX_JOBS) return '';
  return `Le secteur «\u00a0${sector.label}\u00a0» en compte ${sector.jobs}\u00a0: ceux qui recrutent le plus sont cochés.`;
}

function JobSelects({ subject }: { subject: AlertData }) {
  return Array.from({ length: MAX_JOBS }, (_, index) => (
    <Field key={index} id={`job-${index}`} label={`Métier ${index + 1}`} isRequired={index === 0}>
      {(control) => (
        <Select
          {...control}
          name="codeJobName"
          required={index === 0}
          defaultValue={subject.chosenJobs[index] ?? ''}
        >
          <option value="">Choisir un métier</option>
          {subject.jobs.map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  ));
}
