import { IDENTITY_KEY, readTab, writeTab } from '../../wizard/tab-storage.ts';
import { keptValues, restoredValues } from '../../wizard/values.ts';
import type { AlertData } from './alert-data.ts';
import { FIELDS } from './description.ts';
import { startingPlace } from './fields/place.tsx';
import type { Values } from './description.ts';

/** Returns the key of the initial search, as each has its own draft. */
export function entryOf(data: AlertData): string {
  const { chosenJobs, chosenEntities, words, searched } = data;
  const { place, filters, conditions } = searched;
  const kept = [place, filters, conditions].map((criteria) => criteria?.fields);
  return JSON.stringify([chosenJobs, chosenEntities, words, ...kept]);
}

const keyOf = (data: AlertData) => `alert-draft:${entryOf(data)}`;

/**
 * Returns initial values: the draft of the same search, else its criteria, with the given e-mail address, else the
 * tab's.
 */
export function startingValues(data: AlertData, given: string | undefined): Values {
  const draft = readTab(keyOf(data));
  const values = restoredValues(FIELDS, data, draft ?? readTab(IDENTITY_KEY));
  const { chosenJobs: jobs, chosenEntities: entities } = data;
  const ofSearch = draft ? {} : { jobs, entities, place: startingPlace(data) };
  return { ...values, ...ofSearch, ...(given ? { email: given } : {}) };
}

export function hasDraft(data: AlertData): boolean {
  return readTab(keyOf(data)) !== null;
}

/** Stores everything except the consent. */
export function writeDraft(data: AlertData, values: Values): void {
  writeTab(keyOf(data), keptValues(FIELDS, values));
}

export function forgetDraft(data: AlertData): void {
  writeTab(keyOf(data), null);
}
