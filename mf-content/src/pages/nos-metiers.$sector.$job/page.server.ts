import { jobOffersPath } from '@careers/api-client';
import { redirect } from '@careers/platform';
import type { Head, HeadInput, PageRequest } from '@careers/platform';
import { breadcrumbList } from '@careers/ui/crumbs';
import { DAYS } from '../../../content/jobs/index.ts';
import type { Day } from '../../../content/schema/pages.ts';
import { countOffers, linkOf, listJobs, searchesOf, notFound } from '../../jobs/job-descriptions.ts';
import { peopleAtWork } from '../../jobs/people-at-work.ts';

const OTHER_JOBS = 3;

export type JobData = Awaited<ReturnType<typeof loader>>;

/** Loads a job sheet; a job under the wrong sector is redirected. */
export async function loader(page: PageRequest) {
  const { sector: sectorLabel = '', job: label = '' } = page.params;
  const [job] = await listJobs(page, { hasParent: true, titleForUrl: label });
  if (!job?.parent) throw notFound('Métier introuvable', 'la fiche');
  if (job.parent.titleForUrl !== sectorLabel) throw redirect(linkOf(job).path, 301);
  const query = { codeJob: job.code };
  const [siblings, offerCount, searches, days, offers, search] = await Promise.all([
    listJobs(page, { parentCode: job.parent.code }),
    countOffers(page, query),
    searchesOf(page, job.code),
    daysOf(job.parent.code),
    page.widget('offers-carousel', { title: 'Les dernières offres', criteria: { codeJobName: job.code } }),
    page.widget('search-bar', {
      title: 'Trouver ce métier près de chez vous',
      criteria: { codeJobName: job.code },
    }),
  ]);
  const near = siblings.filter(({ code }) => code !== job.code);
  return {
    title: job.title,
    phrase: job.phrase,
    path: linkOf(job).path,
    picture: job.headerPictureDesktopUrl,
    presentationHtml: job.presentationFormatted,
    descriptionHtml: job.descriptionFormatted,
    ...peopleAtWork(job),
    alertHref: `/alerte?codeJobName=${job.code}`,
    day: days.find(({ code }) => code === job.code)?.moments ?? [],
    offersHref: jobOffersPath(job.titleForUrl),
    offerCount,
    searches,
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

/** The days at work of a sector, if written. */
async function daysOf(sector: string): Promise<readonly Day[]> {
  return (await DAYS[sector]?.())?.default ?? [];
}

export function head({ data, configuration }: HeadInput<JobData | undefined>): Head {
  if (!data) return { title: 'Nos métiers', robots: 'noindex,follow' };
  return {
    title: `${data.title} : missions, profil et offres`,
    description: `${data.phrase}. Le métier de ${data.title.toLowerCase()} raconté de l’intérieur, et les offres du moment.`,
    canonical: data.path,
    structuredData: [
      breadcrumbList(
        [
          { label: 'Nos métiers', href: '/nos-metiers' },
          { label: data.sector.title, href: data.sector.path },
          { label: data.title },
        ],
        configuration.publicBaseUrl,
      ),
    ],
  };
}
