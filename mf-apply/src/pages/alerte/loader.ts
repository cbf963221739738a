import {
  ApiError,
  JOBS_PAGE_SIZE,
  MAX_ENTITIES,
  MAX_JOBS,
  REFERENCE_PAGE_SIZE,
  createApiClient,
} from '@careers/api-client';
import type { ApiClient } from '@careers/api-client';
import { data } from '@careers/platform';
import type { PageRequest } from '@careers/platform';
import type { AlertData } from './alert-data.ts';
import { hasPlace, keptConditions, keptFilters, keptPlace, listOf, notKept } from './kept-criteria.ts';
import { searchedWords } from './searched-words.ts';
import type { SearchedWords } from './searched-words.ts';
import { sectorJobs } from './sector-jobs.ts';

/**
 * Loads the alert's choices, preselected by the search before: the results page's parameters, or `?offre=` for similar
 * offers.
 * @throws 503 when the API does not answer.
 */
export async function loader({ api, url, signal }: PageRequest): Promise<AlertData> {
  const options = { signal };
  const client = createApiClient(api);
  try {
    const asked = await queryOf(client, url.searchParams, options);
    const searched = await searchedWords(client, asked.get('keywords') ?? '', options);
    const query = searched ? withPlace(asked, searched) : asked;
    const [jobs, entities, place, filters, conditions] = await Promise.all([
      client.jobDescriptions.list({ hasParent: true, page: 0, size: JOBS_PAGE_SIZE }, options),
      client.entities.list({ page: 0, size: REFERENCE_PAGE_SIZE, sort: 'label,asc' }, options),
      keptPlace(client, query, options),
      keptFilters(client, query, options),
      keptConditions(client, query, options),
    ]);
    const jobChoices = jobs.items.map(({ code, title }) => ({ code, label: title }));
    const entityChoices = entities.items.map(({ code, label }) => ({ code, label }));
    const among = (choices: readonly { code: string }[], name: string, maximum: number) =>
      listOf(query, name)
        .filter((code) => choices.some((choice) => choice.code === code))
        .slice(0, maximum);
    const chosenJobs = among(jobChoices, 'codeJobName', MAX_JOBS);
    const jobOfWords = jobChoices.find(({ code }) => code === searched?.jobCode);
    if (chosenJobs.length === 0 && jobOfWords) chosenJobs.push(jobOfWords.code);
    const ofSector = chosenJobs.length > 0 ? null : await sectorJobs(client, jobs.items, query, options);
    return {
      jobs: jobChoices.sort((left, right) => left.label.localeCompare(right.label, 'fr')),
      entities: entityChoices,
      chosenJobs: ofSector?.chosen ?? chosenJobs,
      chosenEntities: among(entityChoices, 'codeEntity', MAX_ENTITIES),
      words: chosenJobs.length > 0 ? '' : (searched?.words ?? ''),
      sector: ofSector?.sector ?? null,
      place,
      filters,
      conditions,
      notKept: notKept(query),
    };
  } catch (error) {
    if (error instanceof ApiError)
      throw data(null, { status: 503, statusText: 'Les alertes sont momentanément indisponibles' });
    throw error;
  }
}

/** A chosen place takes precedence over one in the keywords. */
function withPlace(asked: URLSearchParams, { place }: SearchedWords): URLSearchParams {
  const query = new URLSearchParams(asked);
  if (hasPlace(asked)) return query;
  for (const [name, code] of Object.entries(place)) query.set(name, code);
  return query;
}

/** The criteria of the URL; those of an offer are its job and department. */
async function queryOf(
  client: ApiClient,
  query: URLSearchParams,
  options: { signal: AbortSignal },
): Promise<URLSearchParams> {
  const reference = query.get('offre');
  if (!reference) return query;
  try {
    const offer = await client.offers.get(reference, options);
    return new URLSearchParams({
      codeJobName: offer.codeJobName,
      codeDepartment: offer.department.code,
    });
  } catch {
    // The offer is gone: the form starts empty.
    return new URLSearchParams();
  }
}
