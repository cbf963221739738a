import { JOBS_PAGE_SIZE, REFERENCE_PAGE_SIZE } from '@careers/api-client';
import type { ApiClient, CallOptions } from '@careers/api-client';
import type { Choice } from './alert-data.ts';
import { keptConditions, keptFilters, keptPlace, listOf } from './kept-criteria.ts';

/** Loads what an alert chooses from, and what a search chose. */
export async function loadReferences(client: ApiClient, query: URLSearchParams, options: CallOptions) {
  const [jobs, entities, place, filters, conditions] = await Promise.all([
    client.jobDescriptions.list({ hasParent: true, page: 0, size: JOBS_PAGE_SIZE }, options),
    client.entities.list({ page: 0, size: REFERENCE_PAGE_SIZE, sort: 'label,asc' }, options),
    keptPlace(client, query, options),
    keptFilters(client, query, options),
    keptConditions(client, query, options),
  ]);
  return {
    jobs: jobs.items,
    jobChoices: jobs.items.map(({ code, title }) => ({ code, label: title })),
    entities: entities.items.map(({ code, label }) => ({ code, label })),
    searched: { place, filters, conditions },
  };
}

/** Returns the choices that a parameter names, in its order; unknown codes are left out. */
export function chosenAmong(choices: readonly Choice[], query: URLSearchParams, name: string): Choice[] {
  return listOf(query, name).flatMap((code) => choices.find((choice) => choice.code === code) ?? []);
}
