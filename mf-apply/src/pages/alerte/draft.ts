import { readTab, writeTab } from '../../forms/tab-storage.ts';
import type { AlertData } from './alert-data.ts';
import { MAXIMUM } from './rules.ts';
import type { Values } from './rules.ts';

const KEY = 'alert-draft';
/** Where an application of this tab has left who one is. */
const IDENTITY_KEY = 'apply-identity';

/** Returns what the form starts with: the search's criteria before the draft's, the address given or of this tab. */
export function startingValues(
  { jobs, entities, chosenJobs, chosenEntities }: AlertData,
  given?: string,
): Values {
  const draft = readTab(KEY) ?? {};
  const email = given ?? draft['email'] ?? readTab(IDENTITY_KEY)?.['email'];
  const known = (stored: unknown, choices: AlertData['jobs'], maximum: number) =>
    choices
      .map(({ code }) => code)
      .filter((code) => Array.isArray(stored) && stored.includes(code))
      .slice(0, maximum);
  return {
    email: typeof email === 'string' ? email : '',
    jobs: chosenJobs.length > 0 ? chosenJobs : known(draft['jobs'], jobs, MAXIMUM.jobs),
    entities:
      chosenEntities.length > 0 ? chosenEntities : known(draft['entities'], entities, MAXIMUM.entities),
    keepsPlace: draft['keepsPlace'] !== false,
    keepsFilters: draft['keepsFilters'] !== false,
    consent: false,
    website: '',
  };
}

/** Whether this tab keeps something that was given for an alert. */
export function hasDraft(): boolean {
  return readTab(KEY) !== null;
}

/** Keeps all but the consent. */
export function writeDraft({ email, jobs, entities, keepsPlace, keepsFilters }: Values): void {
  writeTab(KEY, { email, jobs, entities, keepsPlace, keepsFilters });
}

export function forgetDraft(): void {
  writeTab(KEY, null);
}
