import { MAX_ENTITIES, MAX_JOBS, MIN_ALERT_JOBS } from '@careers/api-client';
import { isEmail } from '../../forms/problems.ts';
import type { Problems } from '../../forms/problems.ts';
import type { AlertData } from './alert-data.ts';
import { nameAlert } from './criteria-in-words.ts';
import type { NamedAlert } from './criteria-in-words.ts';

/** Part of the address that the form owns: `#alerte/{step}`. */
export const HASH = 'alerte';
export const RESULT = 'resultat';

export const STEP_LABELS = {
  informations: 'Votre adresse',
  criteres: 'Vos critères',
  confirmation: 'Confirmation',
} as const;

export type Step = keyof typeof STEP_LABELS;

export const STEPS: readonly Step[] = ['informations', 'criteres', 'confirmation'];

/** The owner's messages, word for word, the missing accents included (decisions.md#validation). */
export const MESSAGES = {
  email: "Le format de l'e-mail est invalide",
  noJob: 'Veuillez selectionner au moins 1 métier pour continuer',
  tooManyJobs: 'Veuillez selectionner 3 métiers maximum',
  tooManyEntities: 'Veuillez selectionner 3 entités maximum',
  consent: "Merci d'accepter les conditions ci-dessus pour continuer",
} as const;

export interface Values {
  email: string;
  jobs: readonly string[];
  entities: readonly string[];
  /** Whether the place and the filters of the search before are kept. */
  keepsPlace: boolean;
  keepsFilters: boolean;
  consent: boolean;
  /** Left empty by people. */
  website: string;
}

export const FIELDS = [
  'email',
  'jobs',
  'entities',
  'keepsPlace',
  'keepsFilters',
  'consent',
  'website',
] as const;

/** Returns what is wrong with a step's fields, nothing when it is in order. */
export function validate(step: Step, values: Values): Problems {
  switch (step) {
    case 'informations':
      return isEmail(values.email) ? {} : { email: MESSAGES.email };
    case 'criteres':
      return values.jobs.length >= MIN_ALERT_JOBS ? {} : { jobs: MESSAGES.noJob };
    case 'confirmation':
      return values.consent ? {} : { consent: MESSAGES.consent };
  }
}

/** Returns the step to show for one that the address asks for: itself when all before it are in order. */
export function reachableStep(asked: string, values: Values): Step {
  const wanted = Math.max(
    0,
    STEPS.findIndex((step) => step === asked),
  );
  const open = STEPS.slice(0, wanted).find((step) => Object.keys(validate(step, values)).length > 0);
  return open ?? STEPS[wanted] ?? 'informations';
}

/** Returns the step that has a field of the form, or of the server's answer. */
export function stepOfField(field: string): Step {
  if (field === 'email') return 'informations';
  return field === 'jobs' || field === 'entities' ? 'criteres' : 'confirmation';
}

/** Names of the fields where the server's differ from the form's. */
export const FIELD_OF: Readonly<Record<string, string>> = { codeJobName: 'jobs', codeEntity: 'entities' };

export const MAXIMUM = { jobs: MAX_JOBS, entities: MAX_ENTITIES };

/** Returns how an alert of these values is named, and where its criteria lead. */
export function alertOf(values: Values, { jobs, entities, place, filters }: AlertData): NamedAlert {
  return nameAlert({
    jobs: jobs.filter(({ code }) => values.jobs.includes(code)),
    entities: entities.filter(({ code }) => values.entities.includes(code)),
    place: values.keepsPlace ? place : null,
    filters: values.keepsFilters ? filters : null,
  });
}

/** Returns the multipart form of an alert (decisions.md#api-contract). */
export function formDataOf(values: Values, { place, filters }: AlertData): FormData {
  const form = new FormData();
  form.set('email', values.email.trim());
  form.set('codeJobName', values.jobs.join(','));
  if (values.entities.length > 0) form.set('codeEntity', values.entities.join(','));
  const kept = {
    ...(values.keepsPlace ? place?.fields : {}),
    ...(values.keepsFilters ? filters?.fields : {}),
  };
  for (const [name, value] of Object.entries(kept)) form.set(name, value);
  form.set('consent', String(values.consent));
  form.set('website', values.website);
  return form;
}
