import { readTab, writeTab } from '../../forms/tab-storage.ts';
import type { AlertData } from './alert-data.ts';
import { MAXIMUM } from './rules.ts';
import type { Values } from './rules.ts';

/** Returns what one came with: another search is another form, with a draft of its own. */
export function entryOf({ chosenJobs, chosenEntities, words, place, filters }: AlertData): string {
  return JSON.stringify([chosenJobs, chosenEntities, words, place?.fields, filters?.fields]);
}

const keyOf = (data: AlertData) => `alert-draft:${entryOf(data)}`;

/** Where an application of this tab has left who one is. */
const IDENTITY_KEY = 'apply-identity';

/** Returns what the form starts with: the draft of the very same entry, else its criteria and the address of this tab. */
export function startingValues(data: AlertData): Values {
  const { jobs, entities, chosenJobs, chosenEntities } = data;
  const draft = readTab(keyOf(data));
  const email = draft?.['email'] ?? readTab(IDENTITY_KEY)?.['email'];
  const known = (stored: unknown, choices: AlertData['jobs'], maximum: number) =>
    choices
      .map(({ code }) => code)
      .filter((code) => Array.isArray(stored) && stored.includes(code))
      .slice(0, maximum);
  return {
    email: typeof email === 'string' ? email : '',
    jobs: draft ? known(draft['jobs'], jobs, MAXIMUM.jobs) : chosenJobs,
    entities: draft ? known(draft['entities'], entities, MAXIMUM.entities) : chosenEntities,
    keepsPlace: draft?.['keepsPlace'] !== false,
    keepsFilters: draft?.['keepsFilters'] !== false,
    consent: false,
    website: '',
  };
}

/** Whether this tab keeps something that was given for this alert. */
export function hasDraft(data: AlertData): boolean {
  return readTab(keyOf(data)) !== null;
}

/** Keeps all but the consent. */
export function writeDraft(
  data: AlertData,
  { email, jobs, entities, keepsPlace, keepsFilters }: Values,
): void {
  writeTab(keyOf(data), { email, jobs, entities, keepsPlace, keepsFilters });
}

export function forgetDraft(data: AlertData): void {
  writeTab(keyOf(data), null);
}
