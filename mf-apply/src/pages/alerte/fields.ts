import {
  FORM_MESSAGES,
  MAX_ENTITIES,
  MAX_JOBS,
  MIN_ALERT_JOBS,
  isEmail,
} from '@careers/api-client/form-rules';
import type { Field, Fields } from '../../wizard/types.ts';
import type { AlertData, Choice, KeptCriteria } from './alert-data.ts';

export interface Values {
  email: string;
  jobs: readonly string[];
  entities: readonly string[];
  /** Whether place, filters and conditions of the search are kept. */
  keepsPlace: boolean;
  keepsFilters: boolean;
  keepsConditions: boolean;
  consent: boolean;
  /** Honeypot. */
  website: string;
}

export const MAXIMUM = { jobs: MAX_JOBS, entities: MAX_ENTITIES };

/** The fields of an alert: how each is validated, kept, summarised and sent. */
export const FIELDS: Fields<Values, AlertData> = {
  email: {
    empty: '',
    validate: (email) => (isEmail(email) ? undefined : FORM_MESSAGES.email),
    restore: (kept) => (typeof kept === 'string' ? kept : ''),
    summarise: ({ email }) => [{ term: 'Adresse e-mail', value: email }],
    send: (form, email) => form.set('email', email.trim()),
  },
  jobs: {
    apiName: 'codeJobName',
    empty: [],
    validate: (jobs) => (jobs.length >= MIN_ALERT_JOBS ? undefined : FORM_MESSAGES.noJob),
    restore: (kept, { jobs }) => knownCodes(kept, jobs, MAXIMUM.jobs),
    summarise: (values, { jobs }) => [
      { term: values.jobs.length > 1 ? 'Métiers' : 'Métier', value: labels(values.jobs, jobs) },
    ],
    send: (form, jobs) => form.set('codeJobName', jobs.join(',')),
  },
  entities: {
    apiName: 'codeEntity',
    empty: [],
    restore: (kept, { entities }) => knownCodes(kept, entities, MAXIMUM.entities),
    summarise: (values, { entities }) => [
      { term: 'Entités', value: labels(values.entities, entities) || 'Toutes' },
    ],
    send: (form, entities) => entities.length > 0 && form.set('codeEntity', entities.join(',')),
  },
  keepsPlace: {
    ...kept(({ place }) => place),
    summarise: ({ keepsPlace }, { place }) => [
      { term: 'Lieu', value: (keepsPlace && place?.label) || 'Partout en France' },
    ],
  },
  keepsFilters: {
    ...kept(({ filters }) => filters),
    summarise: ({ keepsFilters }, { filters }) =>
      keepsFilters && filters ? [{ term: 'Contrat et temps de travail', value: filters.label }] : [],
  },
  keepsConditions: {
    ...kept(({ conditions }) => conditions),
    summarise: ({ keepsConditions }, { conditions }) =>
      keepsConditions && conditions ? [{ term: 'Conditions', value: conditions.label }] : [],
  },
  consent: {
    empty: false,
    validate: (consent) => (consent ? undefined : FORM_MESSAGES.consent),
    send: (form, consent) => form.set('consent', String(consent)),
  },
  website: { empty: '', send: (form, website) => form.set('website', website) },
};

/** Criteria of the search, kept unless the visitor unticks them. */
function kept(criteriaOf: (data: AlertData) => KeptCriteria | null): Field<boolean, Values, AlertData> {
  return {
    empty: true,
    restore: (stored) => stored !== false,
    send: (form, isKept, data) =>
      Object.entries((isKept && criteriaOf(data)?.fields) || {}).forEach(([name, value]) =>
        form.set(name, value),
      ),
  };
}

function knownCodes(stored: unknown, choices: readonly Choice[], maximum: number): string[] {
  return choices
    .map(({ code }) => code)
    .filter((code) => Array.isArray(stored) && stored.includes(code))
    .slice(0, maximum);
}

function labels(codes: readonly string[], choices: readonly Choice[]): string {
  return choices
    .filter(({ code }) => codes.includes(code))
    .map(({ label }) => label)
    .join(', ');
}
