import { ApiError, createApiClient } from '@careers/api-client';
import type { ApiClient } from '@careers/api-client';
import { data } from '@careers/platform';
import type { Head, HeadInput, PageRequest } from '@careers/platform';
import type { AlertData } from './alert-data.ts';
import { CRITERIA, hasPlace, notKept } from './kept-criteria.ts';
import { interpretKeywords } from './keyword-interpretation.ts';
import { withinLimit } from './over-limit.ts';
import { chosenAmong, loadReferences } from './references.ts';
import { sectorJobs } from './sector-jobs.ts';

export const searchParams = [
  'offre',
  ...CRITERIA,
  'keywords',
  'codeOfferFamilyCategory',
  'publishedWithinDays',
  'codeShop',
];

/**
 * Loads the alert's choices, preselected by a search: the results page's parameters, or `?offre=` for similar offers.
 * @throws 503 when the API does not answer.
 */
export async function loader({ api, url, signal }: PageRequest): Promise<AlertData> {
  const options = { signal };
  const client = createApiClient(api);
  try {
    const asked = await queryOf(client, url.searchParams, options);
    const interpreted = await interpretKeywords(client, asked.get('keywords') ?? '', options);
    const query = interpreted ? withPlace(asked, interpreted.place) : asked;
    const { jobs, jobChoices, entities, searched } = await loadReferences(client, query, options);
    const askedJobs = withinLimit('codeJobName', chosenAmong(jobChoices, query, 'codeJobName'));
    const askedEntities = withinLimit('codeEntity', chosenAmong(entities, query, 'codeEntity'));
    const chosenJobs = askedJobs.codes;
    const jobOfWords = jobChoices.find(({ code }) => code === interpreted?.jobCode);
    if (chosenJobs.length === 0 && jobOfWords) chosenJobs.push(jobOfWords.code);
    const ofSector = chosenJobs.length > 0 ? null : await sectorJobs(client, jobs, query, options);
    return {
      jobs: jobChoices.sort((left, right) => left.label.localeCompare(right.label, 'fr')),
      entities,
      chosenJobs: ofSector?.chosen ?? chosenJobs,
      chosenEntities: askedEntities.codes,
      frequency: 'DAILY',
      words: chosenJobs.length > 0 ? '' : (interpreted?.words ?? ''),
      sector: ofSector?.sector ?? null,
      searched,
      notKept: [...askedJobs.notKept, ...askedEntities.notKept, ...notKept(query)],
    };
  } catch (error) {
    if (error instanceof ApiError)
      throw data(null, { status: 503, statusText: 'Les alertes sont momentanément indisponibles' });
    throw error;
  }
}

/** A chosen place takes precedence over one in the keywords. */
function withPlace(asked: URLSearchParams, place: Readonly<Record<string, string>>): URLSearchParams {
  const query = new URLSearchParams(asked);
  if (hasPlace(asked)) return query;
  for (const [name, code] of Object.entries(place)) query.set(name, code);
  return query;
}

/** Returns the criteria of the URL; for an offer, its job and department. */
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

export function head({ search }: HeadInput): Head {
  return {
    title: 'Créer une alerte',
    description: 'Recevez par e-mail les nouvelles offres de vos métiers, chaque jour ou chaque semaine.',
    canonical: '/alerte',
    ...(search ? { robots: 'noindex,follow' as const } : {}),
  };
}
