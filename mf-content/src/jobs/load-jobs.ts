import {
  ApiError,
  JOBS_PAGE_SIZE,
  REFERENCE_PAGE_SIZE,
  createApiClient,
  fetchAll,
} from '@careers/api-client';
import type { JobDescription, OffersQuery } from '@careers/api-client';
import { data, redirect } from '@careers/platform';
import type { AreaContext } from '@careers/platform';
import { DAYS } from '../../content/jobs/index.ts';
import type { Day } from '../../content/schema/pages.ts';
import { SECTORS } from '../../content/sectors/index.ts';
import type { HubData, JobData, JobLink, SectorData } from './job-data.ts';
import { filmsOf, testimoniesOf } from './people-at-work.ts';

const UNAVAILABLE = 'Les fiches métiers sont momentanément indisponibles';
const OTHER_JOBS = 3;

/** Loads the seven sectors. */
export async function loadHub(context: AreaContext, signal: AbortSignal): Promise<HubData> {
  const sectors = await orUnavailable(listJobs(context, { hasParent: false }, signal));
  return {
    sectors: sectors.map(({ code, title, titleForUrl, phrase }) => ({
      title,
      href: `/nos-metiers/${titleForUrl}`,
      text: phrase,
      picture: SECTORS[code]?.picture ?? 'scene-magasin',
      ground: SECTORS[code]?.ground ?? 'ciel-100',
    })),
  };
}

/** Loads a sector with its jobs, those of one category when the address names one it has. */
export async function loadSector(context: AreaContext, label: string, request: Request): Promise<SectorData> {
  const { signal } = request;
  const [sector] = await orUnavailable(listJobs(context, { hasParent: false, titleForUrl: label }, signal));
  if (!sector) throw data(null, { status: 404, statusText: 'Secteur introuvable' });
  const query = { codeOfferFamilyCategory: sector.code };
  const [jobs, offerCount, offers] = await Promise.all([
    orUnavailable(listJobs(context, { parentCode: sector.code }, signal)),
    countOffers(context, query, signal),
    context.widget('offers-carousel', { title: 'Les dernières offres', criteria: query }, { signal }),
  ]);
  const names = [...new Set(jobs.map(({ subfamilyTitle }) => subfamilyTitle ?? '').filter(Boolean))];
  const asked = new URL(request.url).searchParams.get('categorie');
  const category = names.find((each) => each === asked) ?? null;
  const content = SECTORS[sector.code] ?? null;
  return {
    code: sector.code,
    title: sector.title,
    heading: content?.title ?? sector.title,
    lead: content?.lead ?? sector.phrase,
    content,
    presentationHtml: sector.presentationFormatted,
    offersHref: `/offres-emploi?codeOfferFamilyCategory=${sector.code}`,
    offerCount,
    categories: names.map((name) => ({
      name,
      jobCount: jobs.filter(({ subfamilyTitle }) => subfamilyTitle === name).length,
    })),
    category,
    jobCount: jobs.length,
    jobs: jobs.filter(({ subfamilyTitle }) => category === null || subfamilyTitle === category).map(linkOf),
    offers,
  };
}

/** Loads a job sheet; the right job under another sector is redirected to its own. */
export async function loadJob(
  context: AreaContext,
  sectorLabel: string,
  label: string,
  signal: AbortSignal,
): Promise<JobData> {
  const [job] = await orUnavailable(listJobs(context, { hasParent: true, titleForUrl: label }, signal));
  if (!job?.parent) throw data(null, { status: 404, statusText: 'Métier introuvable' });
  if (job.parent.titleForUrl !== sectorLabel) throw redirect(linkOf(job).path, 301);
  const query = { codeJob: job.code };
  const [siblings, offerCount, days, offers, search] = await Promise.all([
    orUnavailable(listJobs(context, { parentCode: job.parent.code }, signal)),
    countOffers(context, query, signal),
    daysOf(job.parent.code),
    context.widget(
      'offers-carousel',
      { title: 'Les dernières offres', criteria: { codeJobName: job.code } },
      { signal },
    ),
    context.widget(
      'search-bar',
      { title: 'Trouver ce métier près de chez vous', criteria: { codeJobName: job.code } },
      { signal },
    ),
  ]);
  const near = siblings.filter(({ code }) => code !== job.code);
  return {
    title: job.title,
    phrase: job.phrase,
    path: linkOf(job).path,
    picture: job.headerPictureDesktopUrl,
    presentationHtml: job.presentationFormatted,
    descriptionHtml: job.descriptionFormatted,
    ...filmsOf(job),
    testimonies: testimoniesOf(job),
    alertHref: `/alerte?codeJobName=${job.code}`,
    day: days.find(({ code }) => code === job.code)?.moments ?? [],
    offersHref: `/offres-emploi?codeJobName=${job.code}&labelJobForUrl=${job.titleForUrl}`,
    offerCount,
    sector: { title: job.parent.title, path: `/nos-metiers/${job.parent.titleForUrl}` },
    others: near
      .toSorted(
        (left, right) =>
          Number(right.subfamilyTitle === job.subfamilyTitle) -
          Number(left.subfamilyTitle === job.subfamilyTitle),
      )
      .slice(0, OTHER_JOBS)
      .map(linkOf),
    offers,
    search,
  };
}

function listJobs(
  context: AreaContext,
  query: { hasParent?: boolean; titleForUrl?: string; parentCode?: string },
  signal: AbortSignal,
): Promise<JobDescription[]> {
  const api = createApiClient(context.api);
  const size = query.hasParent === false ? REFERENCE_PAGE_SIZE : JOBS_PAGE_SIZE;
  return fetchAll((page) => api.jobDescriptions.list({ ...query, page, size }, { signal }));
}

/** Days at work that are told of a sector's jobs, none for a sector nobody has written of. */
async function daysOf(sector: string): Promise<readonly Day[]> {
  return (await DAYS[sector]?.())?.default ?? [];
}

/** Number of live offers; a page without it is still a page. */
async function countOffers(
  context: AreaContext,
  query: OffersQuery,
  signal: AbortSignal,
): Promise<number | null> {
  const api = createApiClient(context.api);
  return api.offers.list({ ...query, page: 0, size: 1 }, { signal }).then(
    ({ count }) => count,
    () => null,
  );
}

async function orUnavailable<Value>(promise: Promise<Value>): Promise<Value> {
  return promise.catch((error: unknown) => {
    if (error instanceof ApiError) throw data(null, { status: 503, statusText: UNAVAILABLE });
    throw error;
  });
}

function linkOf(job: JobDescription): JobLink {
  return {
    title: job.title,
    phrase: job.phrase,
    category: job.subfamilyTitle ?? '',
    path: job.parent
      ? `/nos-metiers/${job.parent.titleForUrl}/${job.titleForUrl}`
      : `/nos-metiers/${job.titleForUrl}`,
    picture: job.headerPictureDesktopUrl,
  };
}
