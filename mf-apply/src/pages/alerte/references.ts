import { JOBS_PAGE_SIZE, REFERENCE_PAGE_SIZE, fetchAll } from '@careers/api-client';
import type { ApiClient, CallOptions } from '@careers/api-client';
import type { Choice } from './alert-data.ts';
import { keptConditions, keptFilters, keptPlace, listOf } from './kept-criteria.ts';

/** Loads the choices of an alert, and those of the search. */
export async function loadReferences(client: ApiClient, query: URLSearchParams, options: CallOptions) {
  const [jobs, entities, place, filters, conditions] = await Promise.all([
    fetchAll((page) => client.jobDescriptions.list({ hasParent: true, page, size: JOBS_PAGE_SIZE }, options)),
    fetchAll((page) => client.entities.list({ page, size: REFERENCE_PAGE_SIZE, sort: 'label,asc' }, options)),
    keptPlace(client, query, options),
    keptFilters(client, query, options),
    keptConditions(client, query, options),
  ]);
  return {
    jobs,
    jobChoices: jobs.map(({ code, title }) => ({ code, label: title })),
    entities: entities.map(({ code, label }) => ({ code, label })),
    searched: { place, filters, conditions },
  };
}

/** Returns the choices of a parameter, in its order, without unknown codes. */
export function chosenAmong(choices: readonly Choice[], query: URLSearchParams, name: string): Choice[] {
  return listOf(query, name).flatMap((code) => choices.find((choice) => choice.code === code) ?? []);
}
